import { z } from 'zod'

// zod's JIT tries `new Function`, which the Content-Security-Policy forbids and reports. It stays enabled on the
// server.
if (typeof document !== 'undefined') z.config({ jitless: true })
