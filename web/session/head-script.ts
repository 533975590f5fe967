// What a page must know before it is painted. The server cannot tell it: it renders one page for everybody. The text
// is written into the page as it stands; the server hashes it for the Content-Security-Policy.

/**
 * Leaves a mark on <html> when data is to be saved, and one when there is a live access token. `__OTHERWISE__` is what
 * happens when there is none.
 */
const SCRIPT = `(function(d,t){if((navigator.connection||{}).saveData)d.dataset.saveData='';try{t=localStorage.getItem('accessToken');if(JSON.parse(atob(t.split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).exp*1000>Date.now()){d.dataset.session='';return}}catch(e){}__OTHERWISE__})(document.documentElement)`

const TO_LOGIN = `d.hidden=true;location.replace('/login?from='+encodeURIComponent(location.pathname+location.search+location.hash))`

export const OPEN_HEAD_SCRIPT = SCRIPT.replace('__OTHERWISE__', '')
export const GUARDED_HEAD_SCRIPT = SCRIPT.replace('__OTHERWISE__', TO_LOGIN)
