/** The id of the element above home's hero for the Today strip, which the server cannot render into the shared page. */
export const TODAY = 'today'
