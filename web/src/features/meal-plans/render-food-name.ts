import type { ReactNode } from 'react';
import type { RowFigures } from './plan-row.ts';

/** A field for the name of a food with the foods that it may become, which belongs to another feature. */
export type RenderFoodName = (field: {
  label: string;
  placeholder: string;
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
  /** A food was chosen, with its figures. */
  onPick: (food: RowFigures) => void;
}) => ReactNode;
