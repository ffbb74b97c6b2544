import { createTheme } from '@mantine/core';
import { variantColors } from './variant-colors.ts';

/**
 * Mantine theme: behavior and variants. Colors and sizes are variables set from the tokens. Components are referenced
 * by name, not imported, because most of them are not part of the first view.
 */
export const theme = createTheme({
  variantColorResolver: variantColors,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--family-sans)',
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle' } },
    Button: { defaultProps: { variant: 'filled' } },
    // Mantine locks scrolling with an inline style element, which the content security policy blocks; styles/base.css
    // does it instead.
    DrawerRoot: { defaultProps: { lockScroll: false } },
    ModalRoot: { defaultProps: { lockScroll: false } },
    Loader: { defaultProps: { color: 'currentColor', type: 'oval' } },
    Menu: {
      defaultProps: {
        offset: 8,
        transitionProps: { transition: 'pop', duration: 120 },
        // Rendered in the landmark of its button with the first item focused, for screen readers.
        withinPortal: false,
        withInitialFocusPlaceholder: false,
      },
    },
  },
});
