export { openFeatureMenu, openPalette } from './palette-state.ts';
