import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/schema-learning.ts',
    './server/db/schema-reading.ts',
    './server/db/schema-classroom.ts',
    './server/db/schema-policies.ts',
    './server/db/schema-announcements.ts',
    './server/db/schema-coupons.ts',
    './server/db/schema-earnings.ts',
    './server/db/schema-live.ts',
    './server/db/schema-pay-links.ts',
    './server/db/schema-payments.ts',
    './server/db/schema-teaching.ts',
    './server/db/schema-tasks.ts',
  ],
  out: './server/db/migrations',
})
