import { foldForSearch } from '../words/search';
import { soundKey } from './sound-key';

/** Body types in searches of staff. */
type CarBody =
  | 'sedan'
  | 'hatchback'
  | 'wagon'
  | 'crossover'
  | 'suv'
  | 'minivan'
  | 'van'
  | 'pickup'
  | 'open';

/** A third of the fleet by price. */
export type PriceClass = 'cheap' | 'middle' | 'dear';

/** «Внедорожник» includes crossovers. */
const BODY_WORDS: readonly (readonly [word: RegExp, bodies: readonly CarBody[]])[] = [
  [/^седан/u, ['sedan']],
  [/^х[еэ]т?чб[еэ]к/u, ['hatchback']],
  [/^универсал/u, ['wagon']],
  [/^(?:кроссовер|паркетник)/u, ['crossover']],
  [/^(?:внедорожник|джип|suv$)/u, ['suv', 'crossover']],
  [/^(?:мини[вб][еэ]н|микроавтобус|семиместн)/u, ['minivan']],
  [/^фургон/u, ['van']],
  [/^пикап/u, ['pickup']],
  [/^(?:кабриолет|родстер)/u, ['open']],
];

const PRICE_WORDS: readonly (readonly [word: RegExp, price: PriceClass])[] = [
  [/^(?:эконом|бюджетн|(?:по)?дешев|недорог|попрощ)/u, 'cheap'],
  [/^(?:комфорт|стандарт|средн(?:ий|его|яя)$)/u, 'middle'],
  [/^(?:бизнес|преми|люкс|дорог|подорож)/u, 'dear'],
];

/** Models of Russian rental fleets; a model includes all its versions. */
const MODELS: Readonly<Record<CarBody, string>> = {
  sedan:
    'rio,solaris,vesta,granta,logan,polo,rapid,octavia,superb,camry,corolla,accent,cerato,k5,optima,elantra,sonata,jetta,passat,almera,nexia,cobalt,gentra,arrizo,alsvin,eado,emgrand,teana,focus,mondeo,a3,a4,a6,a8,s60,s90,3 series,5 series,e-class,c-class,s-class,lacetti,aveo,cruze,spectra,москвич 6',
  hatchback:
    'ceed,picanto,fabia,golf,i30,i20,sandero,micra,note,fit,aqua,vitz,yaris,swift,matiz,kalina,xray',
  wagon: 'largus,outback,ceed sw,octavia combi,vesta sw,vesta cross',
  crossover:
    'jolion,coolray,tiggo,sportage,creta,seltos,soul,qashqai,kaptur,arkana,tucson,lx,rx,txl,vx,atlas,monjaro,tugella,f7,f7x,dargo,h6,rav4,cx-5,cx-30,cx-7,cx-9,x-trail,juke,murano,karoq,kodiaq,tiguan,taos,touareg,santa fe,sorento,palisade,q3,q5,q7,x1,x3,x5,x6,glc,gle,cs35,cs55,cs75,cs85,uni-k,uni-v,uni-t,dashing,x50,x70,x90,omoda,c5,s5,jaecoo,j7,outlander,asx,forester,xv,highlander,c-hr,москвич 3,m6,hs,zs',
  suv: 'duster,land cruiser,prado,tank,300,400,500,pajero,niva,4x4,патриот,patriot,hunter,patrol,fortuner,jimny,defender,discovery,wrangler,terrano,h9,g-class,tahoe,escalade',
  minivan:
    'staria,starex,h-1,carnival,multivan,caravelle,v-class,viano,vito,alphard,vellfire,sienna,lodgy,sharan,touran,zafira',
  van: 'transit,sprinter,ducato,газель,gazelle,boxer,jumper,crafter,master,kangoo,caddy,partner,berlingo,dokker',
  pickup: 'hilux,l200,amarok,poer,ranger,navara,musso',
  open: 'mx-5,mustang,z4,miata',
};

const modelKey = (text: string) => soundKey(text.trim());

/** [key, body], longer names first: «ceed sw» before «ceed». */
const BODIES: readonly (readonly [key: string, body: CarBody])[] = (
  Object.keys(MODELS) as CarBody[]
)
  .flatMap((body) => MODELS[body].split(',').map((model) => [modelKey(model), body] as const))
  .sort(([a], [b]) => b.length - a.length);

interface ClassedCar {
  readonly model: string;
  readonly description: string | null;
}

/** Body types named by a word; null: none. */
export const bodiesNamed = (word: string): readonly CarBody[] | null =>
  BODY_WORDS.find(([said]) => said.test(word))?.[1] ?? null;

export const priceNamed = (word: string): PriceClass | null =>
  PRICE_WORDS.find(([said]) => said.test(word))?.[1] ?? null;

/** From its description, else from its model; null: unknown. */
export function bodyOf({ model, description }: ClassedCar): CarBody | null {
  const said = foldForSearch(`${model} ${description ?? ''}`).split(/[^\p{L}]+/u);
  const named = said.map(bodiesNamed).find((bodies) => bodies !== null);
  if (named) return named[0] ?? null;
  const key = modelKey(model);
  return BODIES.find(([known]) => key === known || key.startsWith(`${known} `))?.[1] ?? null;
}
