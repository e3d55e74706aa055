import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import { SAMPLES_TEXTS } from '@schema/texts/board/samples';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import { RemoveSamplesQuestion } from './RemoveSamplesQuestion';
import css from './SamplesBar.module.css';
import { SamplesLoadedDocument } from './samples.generated';

interface SamplesBarProps {
  /** Shown without samples: a small screen has room for one bar. */
  readonly otherwise?: ReactNode;
}

/** Says that there are samples, until they are removed. */
export default function SamplesBar({ otherwise = null }: SamplesBarProps) {
  const { data } = useFreshQuery(SamplesLoadedDocument, { variables: {}, topics: ['cars'] });
  const [isAsking, setAsking] = useState(false);
  if (!data) return null;
  if (!data.samples.isLoaded) return otherwise;
  return (
    <Row
      as="section"
      gap={12}
      rowGap={6}
      align="center"
      wrap
      className={css.bar}
      aria-label={SAMPLES_TEXTS.title}
    >
      <p className={css.text}>{SAMPLES_TEXTS.bar}</p>
      <Button icon={<Trash2 />} onClick={() => setAsking(true)}>
        {SAMPLES_TEXTS.remove}
      </Button>
      {isAsking && <RemoveSamplesQuestion onClose={() => setAsking(false)} />}
    </Row>
  );
}
