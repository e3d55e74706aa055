import { SEARCH_TEXTS } from '@schema/texts/shell/lists';
import { foldForSearch } from '@schema/values/words/search';
import Search from 'lucide-react/icons/search';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import css from './SearchSelect.module.css';
import { Select, type SelectProps } from './Select';

/** Number of options up to which there is no search. */
const FEW = 10;

/** Whether the title contains every typed word. */
const hasWords = (typed: string, title: string) => {
  const folded = foldForSearch(title);
  return foldForSearch(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};

interface SearchSelectProps<Id extends string | number> extends SelectProps<Id> {
  /** Whether an option matches the typed text; default: its title contains every typed word. */
  readonly isMeant?: (typed: string, title: string) => boolean;
}

/** A select of many options, with a search above them. */
export function SearchSelect<Id extends string | number>(props: SearchSelectProps<Id>) {
  const { isMeant = hasWords, ...select } = props;
  if (props.options.length <= FEW) return <Select {...select} />;
  return (
    <Select
      {...select}
      around={(list) => (
        <Autocomplete filter={(title, typed) => typed === '' || isMeant(typed, title)}>
          <SearchField className={css.search ?? ''} aria-label={SEARCH_TEXTS.among} autoFocus>
            <Search aria-hidden="true" />
            <Input className={css.input ?? ''} placeholder={SEARCH_TEXTS.among} />
          </SearchField>
          {list}
        </Autocomplete>
      )}
    />
  );
}
