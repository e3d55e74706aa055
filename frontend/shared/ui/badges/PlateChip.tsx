import { plateParts } from '@schema/values/fleet/car-title';
import css from './PlateChip.module.css';

/** A licence plate with body and region box. Read as one text. */
export function PlateChip({ plate }: { readonly plate: string }) {
  const { body, region } = plateParts(plate);
  return (
    <span className={css.chip}>
      <span className={css.body}>{body}</span>
      {region && (
        <>
          {' '}
          <span className={css.region}>{region}</span>
        </>
      )}
    </span>
  );
}
