export { forgetCode, keptCode } from './kept-code.ts';
