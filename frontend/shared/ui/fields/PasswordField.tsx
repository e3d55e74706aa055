import { KIT_TEXTS } from '@schema/texts/shell/shell';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import { TextField, type TextFieldProps } from './TextField';

interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'after' | 'autoCapitalize' | 'spellCheck'> {
  /** Makes a password; it is shown, so that it can be copied. */
  readonly generate?: () => string;
}

/** A password with a button that shows and hides it, and one that makes a new one. */
export function PasswordField({ generate, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <>
          {generate && !field.isReadOnly && (
            <IconButton
              label={KIT_TEXTS.generatePassword}
              icon={<WandSparkles />}
              onClick={() => {
                field.onChange(generate());
                setShown(true);
              }}
            />
          )}
          <IconButton
            label={isShown ? KIT_TEXTS.hidePassword : KIT_TEXTS.showPassword}
            icon={isShown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!isShown)}
          />
        </>
      }
    />
  );
}
