import { ActionIcon, Button, createTheme, Drawer, Loader, Menu } from '@mantine/core';
import { variantColors } from './variant-colors.ts';

/** Mantine's part of the look: behaviour and variants. Colours and sizes are variables, filled from the tokens. */
export const theme = createTheme({
  variantColorResolver: variantColors,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--family-sans)',
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle' } }),
    Button: Button.extend({ defaultProps: { variant: 'filled' } }),
    // Mantine locks the page's scrolling by writing a style element, which the content security policy refuses;
    // styles/base.css does it instead.
    DrawerRoot: Drawer.Root.extend({ defaultProps: { lockScroll: false } }),
    Loader: Loader.extend({ defaultProps: { color: 'currentColor', type: 'oval' } }),
    Menu: Menu.extend({
      defaultProps: {
        offset: 8,
        transitionProps: { transition: 'pop', duration: 120 },
        // In the landmark of its button, and with the first item focused: as a menu should be read.
        withinPortal: false,
        withInitialFocusPlaceholder: false,
      },
    }),
  },
});
