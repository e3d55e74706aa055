import { toggleTheme, useResolvedTheme } from '@frontend/shared/lib/device/theme';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { Moon, Sun } from 'lucide-react';

/** Light to dark and back; see toggleTheme for how it comes to follow the device again. */
export function ThemeButton() {
  const isDark = useResolvedTheme() === 'dark';
  return (
    <IconButton
      label={isDark ? SHELL_TEXTS.themeToLight : SHELL_TEXTS.themeToDark}
      icon={isDark ? <Sun /> : <Moon />}
      onClick={toggleTheme}
    />
  );
}
