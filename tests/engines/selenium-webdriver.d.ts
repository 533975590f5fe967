// The parts of selenium-webdriver that we use; it has no types of its own.
declare module 'selenium-webdriver' {
  export type WebElement = {
    click(): Promise<void>
    sendKeys(...keys: string[]): Promise<void>
    getRect(): Promise<{ x: number; y: number }>
  }

  export type WebDriver = {
    get(address: string): Promise<void>
    executeScript<Answer>(script: (...values: never[]) => unknown, ...values: unknown[]): Promise<Answer>
    findElements(locator: { css: string }): Promise<WebElement[]>
    switchTo(): { defaultContent(): Promise<void>; frame(element: WebElement): Promise<void> }
    manage(): { window(): { setRect(area: { x: number; y: number; width: number; height: number }): Promise<unknown> } }
    quit(): Promise<void>
  }

  export class Builder {
    usingServer(address: string): this
    withCapabilities(capabilities: Record<string, unknown>): this
    build(): Promise<WebDriver>
  }
}
