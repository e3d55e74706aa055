import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import css from './Tabs.module.css';

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly icon?: ReactNode;
  /** Not selectable: no permission, or nothing to show. */
  readonly isDisabled?: boolean;
}

interface TabListProps<Id extends string> {
  /** Associates the tabs with their TabPanel; unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

const NEXT_BY_KEY: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Segmented tabs; arrows, Home and End move between them. */
export function TabList<Id extends string>({
  name,
  label,
  items,
  selected,
  onSelect,
}: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const moveByKey = (event: KeyboardEvent) => {
    const next = NEXT_BY_KEY[event.key];
    if (!next) return;
    event.preventDefault();
    const usable = items.filter((item) => !item.isDisabled);
    const index = next(
      usable.findIndex((item) => item.id === selected),
      usable.length,
    );
    const item = usable[index];
    if (!item) return;
    onSelect(item.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${name}-tab-${item.id}`)}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={moveByKey}>
      {items.map((item) => (
        <button
          key={item.id}
          id={`${name}-tab-${item.id}`}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={item.id === selected}
          aria-disabled={item.isDisabled || undefined}
          aria-controls={item.id === selected ? `${name}-panel-${item.id}` : undefined}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => {
            if (!item.isDisabled) onSelect(item.id);
          }}
        >
          {item.icon && <span aria-hidden="true">{item.icon}</span>}
          {item.title}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly name: string;
  readonly id: string;
  /** false keeps the panel mounted but hidden, with its typed values. */
  readonly isShown?: boolean;
  readonly children: ReactNode;
}

export function TabPanel({ name, id, isShown = true, children }: TabPanelProps) {
  return (
    <div
      id={`${name}-panel-${id}`}
      role="tabpanel"
      aria-labelledby={`${name}-tab-${id}`}
      className={css.panel}
      hidden={!isShown}
    >
      {children}
    </div>
  );
}
