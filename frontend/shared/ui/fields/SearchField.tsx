import { SEARCH_TEXTS } from '@schema/texts/shell/lists';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { IconButton } from '../buttons/IconButton';
import css from './SearchField.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search field of a list: Escape and the cross clear it and keep the focus. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={css.box}>
      <Search className={css.icon} aria-hidden="true" />
      <input
        ref={input}
        className={css.input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      {value && <IconButton label={SEARCH_TEXTS.clear} icon={<X />} onClick={clear} />}
    </div>
  );
}
