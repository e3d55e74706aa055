import { INK_HEIGHT, INK_WIDTH } from '@schema/values/handover/ink';
import { SIGNATURE_WAYS } from '@schema/values/handover/sheet';
import { registerEnumType } from 'type-graphql';
import { enumOf } from './enum-of';

export const SignatureWayEnum = enumOf(SIGNATURE_WAYS);

registerEnumType(SignatureWayEnum, {
  name: 'SignatureWay',
  description:
    'How the customer confirms a sheet: `finger` on the screen, on `paper`, or `absent` with a reason',
});

/** Format of a signature. */
export const INK = `strokes, each as x and y of its points in turn, in a field of ${INK_WIDTH} by ${INK_HEIGHT}`;
