import { clientRules } from './rules/clients.ts';
import { testRules } from './rules/test-rules.ts';

testRules(clientRules);
