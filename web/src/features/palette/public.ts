export { openPalette } from './palette-state.ts';
