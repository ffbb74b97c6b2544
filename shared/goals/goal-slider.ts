/** Range and step of the slider, kcal per day. A goal between steps stays until it is moved (decision D41). */
export const goalSlider = { min: 1_200, max: 4_000, step: 50 } as const;
