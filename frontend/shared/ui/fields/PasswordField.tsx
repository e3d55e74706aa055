import { KIT_TEXTS } from '@schema/texts/shell/shell';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import { TextField, type TextFieldProps } from './TextField';

interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'after' | 'autoCapitalize' | 'spellCheck'> {
  /** Generates a password and shows it, so that it can be copied. */
  readonly generate?: () => string;
}

/** A password with a button to show and hide it, and one to generate it. */
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
