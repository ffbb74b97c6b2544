import type { VariantColorResolverResult, VariantColorsResolver } from '@mantine/core';

const line = { border: '1px solid transparent' };

/** Colors of the button variants. One `filled` (tomato) per view: the primary action. */
const variants: Record<string, VariantColorResolverResult> = {
  filled: { background: 'var(--tomato)', hover: 'var(--tomato-hover)', color: 'var(--on-tomato)', ...line },
  ink: { background: 'var(--ink)', hover: 'var(--ink-soft)', color: 'var(--paper)', ...line },
  default: {
    background: 'var(--card)',
    hover: 'var(--card-hover)',
    color: 'var(--ink)',
    border: '1px solid var(--rim-strong)',
  },
  subtle: { background: 'transparent', hover: 'var(--card-hover)', color: 'var(--ink)', ...line },
  transparent: { background: 'transparent', hover: 'transparent', color: 'var(--ink-soft)', ...line },
};

/** Resolves button colors by variant: `filled`, `ink`, `default` (outlined), `subtle`. Others are outlined. */
export const variantColors: VariantColorsResolver = ({ variant }) =>
  variants[variant] ?? (variants.default as VariantColorResolverResult);
