import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import SunMoon from 'lucide-react/icons/sun-moon';
import { LazyMenu } from '../layout/lazy-menu.tsx';

const themes: { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: t('Light|theme') },
  { value: 'dark', label: t('Dark|theme') },
  { value: 'auto', label: t('Match device') },
];

/** Button that opens the theme menu. */
export const ThemeToggle = () => {
  // Mantine would pause transitions with an inline style element, which the content security policy blocks.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <LazyMenu
      width={190}
      position="bottom-end"
      button={
        <ActionIcon aria-label={t('Theme')} data-action="theme">
          <SunMoon aria-hidden />
        </ActionIcon>
      }
    >
      {(Menu) => (
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
        >
          {themes.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      )}
    </LazyMenu>
  );
};
