import { z } from 'zod'

// zod's JIT tries `new Function`, which the content security policy forbids and reports. On the server it stays on.
if (typeof document !== 'undefined') z.config({ jitless: true })
