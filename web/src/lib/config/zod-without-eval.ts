import * as z from 'zod';

// zod compiles object parsers with `new Function`, and tests for it once per object schema. The content security policy
// forbids eval and would report each test, so this must run before any schema is created.
z.config({ jitless: true });
