import * as z from 'zod';

// zod compiles object parsers with `new Function`, and tries it once for every object schema that is made. The
// content security policy forbids eval and would report that try: this must load before any schema.
z.config({ jitless: true });
