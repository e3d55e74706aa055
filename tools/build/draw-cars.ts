import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Draws the demo fleet's pictures: one side view per body and colour, into frontend/public/cars.
 * Run `node tools/build/draw-cars.ts` after a change here; the drawings are committed.
 */

interface Body {
  /** Outline of the painted shell, in a 96 × 56 box, wheels at y = 42. */
  readonly shell: string;
  readonly windows: readonly string[];
  readonly wheels: readonly [front: number, rear: number];
  readonly radius: number;
  /** Extra trim: roof rails, cladding, sliding door line. */
  readonly trim?: string;
}

const BODIES: Readonly<Record<string, Body>> = {
  sedan: {
    shell:
      'M6 38 C5 33 8 30 14 29 L27 27 C33 20 39 16.5 48 16.5 L57 16.5 C65 16.5 70 20 76 26 L86 28 C91 29 92 32 92 36 L92 39 C92 41 91 42 89 42 L9 42 C7 42 6 40 6 38 Z',
    windows: [
      'M31.5 27 C36 21.5 41 19.5 47 19.3 L47 27 Z',
      'M50 19.3 L57 19.3 C62.5 19.4 66.5 22 71 27 L50 27 Z',
    ],
    wheels: [23, 74],
    radius: 7.2,
  },
  hatchback: {
    shell:
      'M8 38 C7 33 10 30 16 29 L28 27 C34 19.5 40 16 49 16 L66 16 C74 16 80 20 84 28 C88 30 89 33 89 37 L89 39 C89 41 88 42 86 42 L11 42 C9 42 8 40 8 38 Z',
    windows: [
      'M32.5 27 C37 21.3 42 19 48.5 18.8 L48.5 27 Z',
      'M51.5 18.8 L65 18.8 C70.5 19 74.5 21.8 77.5 27 L51.5 27 Z',
    ],
    wheels: [24, 73],
    radius: 7.2,
  },
  wagon: {
    shell:
      'M6 38 C5 33 8 30 14 29 L27 27 C33 19.5 39 16 48 16 L76 16 C82 16 86 19 88.5 28 C91 30 92 33 92 37 L92 39 C92 41 91 42 89 42 L9 42 C7 42 6 40 6 38 Z',
    windows: [
      'M31.5 27 C36 21.3 41 19 47 18.8 L47 27 Z',
      'M50 18.8 L64 18.8 L64 27 L50 27 Z',
      'M67 18.8 L76 18.8 C80 19 82.3 21.6 83.8 27 L67 27 Z',
    ],
    wheels: [23, 74],
    radius: 7.2,
    trim: 'M46 14.6 L76 14.6',
  },
  crossover: {
    shell:
      'M7 37 C6 31 9 27.5 15 26.5 L26 25 C31 17.5 37 13.5 47 13.5 L67 13.5 C76 13.5 81 17.5 85 26 C89 28 90 31 90 36 L90 38.5 C90 40.5 89 41.5 87 41.5 L10 41.5 C8 41.5 7 39.5 7 37 Z',
    windows: [
      'M30.5 25 C35 19 39.5 16.7 46.5 16.4 L46.5 25 Z',
      'M49.5 16.4 L66 16.4 C72.5 16.7 76 19.4 79 25 L49.5 25 Z',
    ],
    wheels: [24, 73.5],
    radius: 8.2,
    trim: 'M46 11.8 L68 11.8',
  },
  suv: {
    shell:
      'M6 37 C5.4 30 7 26.6 13 25.6 L25 24 L33 12.8 C34.4 11.4 36 11 38 11 L78 11 C83 11 86 13 87.5 18 L90 27 C91.4 29 92 32 92 36 L92 38.5 C92 40.5 91 41.5 89 41.5 L9 41.5 C7 41.5 6 39.5 6 37 Z',
    windows: [
      'M30 24 L36 15 C36.7 14.2 37.6 14 39 14 L47 14 L47 24 Z',
      'M50 14 L65 14 L65 24 L50 24 Z',
      'M68 14 L77.5 14 C81.4 14 83.2 15.4 84.3 18.8 L86 24 L68 24 Z',
    ],
    wheels: [24, 74.5],
    radius: 8.6,
    trim: 'M40 9.2 L78 9.2',
  },
  minivan: {
    shell:
      'M6 37 C5.4 32 8 29 13 27.4 L21 24.8 C28 15 35 10.5 46 10.5 L80 10.5 C86 10.5 88.6 13 89.6 19 L92 31 L92 38.5 C92 40.5 91 41.5 89 41.5 L9 41.5 C7 41.5 6 39.5 6 37 Z',
    windows: [
      'M25.5 25 C31 17 36.5 13.9 44.5 13.5 L44.5 25 Z',
      'M47.5 13.5 L63.5 13.5 L63.5 25 L47.5 25 Z',
      'M66.5 13.5 L80 13.5 C84 13.5 85.8 15.2 86.6 19.4 L87.7 25 L66.5 25 Z',
    ],
    wheels: [22.5, 74.5],
    radius: 7.6,
    trim: 'M46 29.5 L84 29.5',
  },
};

const COLOURS: Readonly<Record<string, readonly [paint: string, shade: string]>> = {
  white: ['#EEF1F5', '#B9C2CE'],
  silver: ['#B8C0CA', '#87919E'],
  grey: ['#7C8794', '#565F6B'],
  black: ['#2F3640', '#171B21'],
  red: ['#D0453B', '#972B23'],
  blue: ['#3567C4', '#234789'],
  green: ['#4B8F63', '#316344'],
  orange: ['#E08432', '#A85A17'],
  brown: ['#8A6A55', '#5F4739'],
  beige: ['#D8C7A8', '#A8956F'],
};

function wheel(x: number, y: number, radius: number): string {
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#1B2028"/>`,
    `<circle cx="${x}" cy="${y}" r="${(radius * 0.58).toFixed(1)}" fill="#C9D0D9"/>`,
    `<circle cx="${x}" cy="${y}" r="${(radius * 0.2).toFixed(1)}" fill="#68727F"/>`,
  ].join('');
}

function draw(body: Body, paint: string, shade: string): string {
  const axle = 49.5 - body.radius;
  const arch = (x: number) =>
    `<circle cx="${x}" cy="${axle}" r="${body.radius + 1.6}" fill="${shade}"/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 56" role="img">',
    '<ellipse cx="49" cy="49.6" rx="43" ry="2.6" fill="#0B1220" opacity=".16"/>',
    body.trim
      ? `<path d="${body.trim}" stroke="${shade}" stroke-width="1.6" stroke-linecap="round" fill="none"/>`
      : '',
    `<path d="${body.shell}" fill="${paint}" stroke="${shade}" stroke-width="1.2" stroke-linejoin="round"/>`,
    `<path d="M8 35.5 L91 35.5 L91 39 C91 41 90 41.8 88.5 41.8 L10 41.8 C8 41.8 7 40 7 38 Z" fill="${shade}" opacity=".45"/>`,
    ...body.windows.map((path) => `<path d="${path}" fill="#26303C"/>`),
    ...body.windows.map(
      (path) => `<path d="${path}" fill="#9FB6CC" opacity=".38" transform="translate(0 -.6)"/>`,
    ),
    `<path d="M7.6 31.6 L13.5 30.4 L13.5 33 L7 34 Z" fill="#FFE9B0"/>`,
    `<path d="M88 30.4 L91.4 31 L91.8 34.4 L88 33.6 Z" fill="#E5484D"/>`,
    `<path d="M53 31.2 L57.6 31.2" stroke="${shade}" stroke-width="1.4" stroke-linecap="round"/>`,
    arch(body.wheels[0]),
    arch(body.wheels[1]),
    wheel(body.wheels[0], axle, body.radius),
    wheel(body.wheels[1], axle, body.radius),
    '</svg>',
    '',
  ].join('');
}

const folder = fileURLToPath(new URL('../../frontend/public/cars', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [bodyName, body] of Object.entries(BODIES)) {
  for (const [colourName, [paint, shade]] of Object.entries(COLOURS)) {
    writeFileSync(`${folder}/${bodyName}-${colourName}.svg`, draw(body, paint, shade));
  }
}
