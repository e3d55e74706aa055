import type { ReactNode } from 'react';
import css from './SettingsGroup.module.css';

interface SettingsGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <section className={css.group} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  );
}
