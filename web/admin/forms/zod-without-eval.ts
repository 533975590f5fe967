import { z } from 'zod'

// zod would try `new Function`, which the page's content security policy forbids and reports. The server may go on using it.
if (typeof document !== 'undefined') z.config({ jitless: true })
