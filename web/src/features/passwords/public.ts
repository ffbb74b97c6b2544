export { passwordRefusal } from './password-refusal.ts';
export { StrengthMeter } from './strength-meter.tsx';
