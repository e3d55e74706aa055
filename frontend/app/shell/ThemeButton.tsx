import { toggleTheme, useResolvedTheme } from '@frontend/shared/lib/device/theme';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';

/** Switches between light and dark; see toggleTheme for returning to the system theme. */
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
