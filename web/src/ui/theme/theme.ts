import { createTheme } from '@mantine/core';
import { variantColors } from './variant-colors.ts';

/**
 * Mantine's part of the look: behaviour and variants. Colours and sizes are variables, filled from the tokens. The
 * components are named, not imported: most of them are no part of the first view.
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
    // Mantine locks the page's scrolling by writing a style element, which the content security policy refuses;
    // styles/base.css does it instead.
    DrawerRoot: { defaultProps: { lockScroll: false } },
    ModalRoot: { defaultProps: { lockScroll: false } },
    Loader: { defaultProps: { color: 'currentColor', type: 'oval' } },
    Menu: {
      defaultProps: {
        offset: 8,
        transitionProps: { transition: 'pop', duration: 120 },
        // In the landmark of its button, and with the first item focused: as a menu should be read.
        withinPortal: false,
        withInitialFocusPlaceholder: false,
      },
    },
  },
});
