/// <reference types="vite/client" />

declare module '*.js?minified' {
  /** Empty in the browser. */
  const text: string
  export default text
}
