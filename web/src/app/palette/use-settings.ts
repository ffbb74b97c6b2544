import { t } from '#web/lib/language/translate.ts';
import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import type { LucideIcon } from 'lucide-react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import type { PaletteItem } from '#web/features/palette/palette-item.ts';
import { setMealKey, useMealKey } from '#web/features/food-entries/meal-input/meal-key.ts';
import { changeLanguage } from '#web/features/profile/change-language.ts';
import { type Language, language, languages } from '#web/lib/language/language.ts';
import { signOut } from '#web/lib/session/session-store.ts';
import { say } from './search-terms.ts';

const themes: readonly { value: MantineColorScheme; label: string; words: string; icon: LucideIcon }[] = [
  { value: 'light', label: t('Light theme'), words: say('light theme day bright'), icon: Sun },
  { value: 'dark', label: t('Dark theme'), words: say('dark theme night mode'), icon: Moon },
  { value: 'auto', label: t('Device theme'), words: say('device theme system auto'), icon: SunMoon },
];

const others = (Object.keys(languages) as Language[]).filter((name) => name !== language);

/** Returns settings for theme, language and the shortcut for a meal, and sign-out. Settings already selected are omitted. */
export const useSettings = (): PaletteItem[] => {
  // Mantine would pause transitions with an inline style element, which the content security policy blocks.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const hasKey = useMealKey(({ isOn }) => isOn);
  return [
    ...themes
      .filter(({ value }) => value !== colorScheme)
      .map(({ value, ...theme }) => ({
        ...theme,
        id: `theme:${value}`,
        run: () => setColorScheme(value),
      })),
    ...others.map((name) => ({
      id: `language:${name}`,
      label: languages[name],
      note: t('The page reloads in this language.'),
      icon: Languages,
      words: say('change language'),
      run: () => void changeLanguage(name),
    })),
    {
      id: 'setting:meal-key',
      label: hasKey ? t('Turn off the shortcut /') : t('Turn on the shortcut /'),
      icon: Keyboard,
      words: say('keyboard shortcut key slash'),
      run: () => setMealKey(!hasKey),
    },
    {
      id: 'action:sign-out',
      label: t('Sign Out'),
      icon: LogOut,
      words: say('Sign out log out leave quit'),
      run: () => void signOut(),
    },
  ];
};
