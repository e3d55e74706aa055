import { carPaint, type PaintedCar } from '@frontend/shared/lib/cars/car-paint';
import { classNames } from '@frontend/shared/lib/class-names';
import { smallPhotoUrl } from '@schema/values/fleet/file-url';
import { useState } from 'react';
import css from './CarPicture.module.css';

/** Facts of a car that its picture shows. */
export interface PicturedCar extends PaintedCar {
  /** URLs of the photos, the first is shown; the drawn car replaces a missing or broken one. */
  readonly photos?: readonly (string | null)[];
}

interface CarPictureProps {
  readonly car: PicturedCar;
  /** 40 in lists, 48 beside a title, 96 on a card. */
  readonly size?: 40 | 48 | 96;
}

/** A car picture beside its name: decorative, hidden from screen readers. */
export function CarPicture({ car, size = 40 }: CarPictureProps) {
  const cover = car.photos?.[0];
  const photo = cover && smallPhotoUrl(cover);
  const [brokenPhoto, setBrokenPhoto] = useState<string | null>(null);
  return (
    <span className={classNames(css.frame, css[`size${size}`])} aria-hidden="true">
      {photo && photo !== brokenPhoto ? (
        <img
          className={classNames(css.photo, photo.endsWith('.svg') && css.drawn)}
          src={photo}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBrokenPhoto(photo)}
        />
      ) : (
        <DrawnCar car={car} />
      )}
    </span>
  );
}

function DrawnCar({ car }: Pick<CarPictureProps, 'car'>) {
  const paint = carPaint(car);
  return (
    <svg className={css.drawn} viewBox="0 0 48 30" aria-hidden="true">
      <path
        d="M3.5 19.2c0-2.7 1.6-4.3 4.2-4.8l4.2-.8 3.5-5.2C16.5 6.8 18 6 20 6h9.2c1.8 0 3.2.7 4.3 2.1l4.3 5.3 3.5.9c2.3.6 3.6 2.2 3.6 4.6v3.4c0 1-.7 1.7-1.7 1.7H5.3c-1 0-1.8-.7-1.8-1.7z"
        fill={paint.body}
        stroke={paint.edge}
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="m15.2 13.4 2.6-3.9c.5-.8 1.2-1.2 2.2-1.2h2.6v5.1z" fill="#26303c" opacity=".82" />
      <path d="M25 8.3h4c1.1 0 2 .4 2.7 1.3l3 3.8H25z" fill="#26303c" opacity=".82" />
      <circle cx="13" cy="23.6" r="4.4" fill="#1b2028" stroke={paint.edge} strokeWidth=".8" />
      <circle cx="35.5" cy="23.6" r="4.4" fill="#1b2028" stroke={paint.edge} strokeWidth=".8" />
      <circle cx="13" cy="23.6" r="1.9" fill="#c9d0d9" />
      <circle cx="35.5" cy="23.6" r="1.9" fill="#c9d0d9" />
    </svg>
  );
}
