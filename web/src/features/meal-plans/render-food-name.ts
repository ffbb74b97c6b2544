import type { ReactNode } from 'react';
import type { DietWarning } from '#shared/diet/diet-warning.ts';
import type { RowFigures } from './plan-row.ts';

/** Renders a food name field with suggestions, from another feature. */
export type RenderFoodName = (field: {
  label: string;
  placeholder: string;
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
  /** Called when a food is selected, with its nutrition facts. */
  onPick: (food: RowFigures) => void;
}) => ReactNode;

/** Renders what in a meal conflicts with the user's diet and allergies, from another feature. */
export type RenderWarnings = (warnings: readonly DietWarning[]) => ReactNode;
