/** The slider's range and step, kcal a day. A goal beside its marks stays until it is moved (decision D41). */
export const goalSlider = { min: 1_200, max: 4_000, step: 50 } as const;
