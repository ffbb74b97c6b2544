import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../constructs/functions/function-code.ts';
import { authorizationPage } from './page.ts';

writeFileSync(join(projectRoot, 'docs/authorization.md'), authorizationPage());
