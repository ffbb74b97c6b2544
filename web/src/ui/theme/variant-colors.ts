import type { VariantColorResolverResult, VariantColorsResolver } from '@mantine/core';

const line = { border: '1px solid transparent' };

/** What each button variant means. One `filled` (tomato) per view: it is the action. */
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

/** Button colours by variant: `filled`, `ink`, `default` (outlined), `subtle` (quiet). Others are outlined. */
export const variantColors: VariantColorsResolver = ({ variant }) =>
  variants[variant] ?? (variants.default as VariantColorResolverResult);
