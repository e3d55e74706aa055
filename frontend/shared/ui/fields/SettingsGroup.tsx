import type { ReactNode } from 'react';
import { Text } from '../layout/Text';
import css from './SettingsGroup.module.css';

interface SettingsGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <section className={css.group} aria-label={title}>
      <Text as="h2" size="tile" weight={650} hasOwnLine>
        {title}
      </Text>
      {children}
    </section>
  );
}
