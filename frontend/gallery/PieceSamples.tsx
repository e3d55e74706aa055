import CarFront from 'lucide-react/icons/car-front';
import Undo2 from 'lucide-react/icons/undo-2';
import { Badge } from '../shared/ui/badges/Badge';
import { CarPicture } from '../shared/ui/badges/CarPicture';
import { PlateChip } from '../shared/ui/badges/PlateChip';
import { Button } from '../shared/ui/buttons/Button';
import { EmptyState } from '../shared/ui/feedback/EmptyState';
import { ErrorBox } from '../shared/ui/feedback/ErrorBox';
import { Skeleton } from '../shared/ui/feedback/Skeleton';
import { Spinner } from '../shared/ui/feedback/Spinner';
import { InfoPanel } from '../shared/ui/layout/InfoPanel';
import { LegendRow } from '../shared/ui/lists/LegendRow';
import { TABLE_NUMBER_CLASS, Table } from '../shared/ui/lists/Table';
import css from './Gallery.module.css';

const COLOURS = [
  'Белый',
  'Серебристый',
  'Серый',
  'Чёрный',
  'Красный',
  'Синий',
  'Зелёный',
  'Оранжевый',
  'Жёлтый',
  'Коричневый',
  'Бежевый',
];

const token = (name: string) => `var(--${name})`;
const LEGEND = [
  { id: 'free', title: 'Свободно', fill: token('surface'), edge: token('line-strong') },
  {
    id: 'planned',
    title: 'Запланировано',
    fill: token('planned-fill'),
    edge: token('planned-bar'),
  },
  { id: 'active', title: 'Активно', fill: token('active-fill'), edge: token('active-bar') },
  { id: 'due', title: 'Возврат сегодня', fill: token('due-fill'), edge: token('due-bar') },
  {
    id: 'service',
    title: 'Сервис',
    fill: token('service-fill'),
    edge: token('service-bar'),
    stripes: token('service-hatch'),
  },
];

export function PieceSamples() {
  return (
    <>
      <section className={css.card}>
        <h2>Signs</h2>
        <LegendRow label="Обозначения" items={LEGEND} />
        <div className={css.row}>
          <Badge>Не указан</Badge>
          <Badge look="planned">Запланировано</Badge>
          <Badge look="active">Активно</Badge>
          <Badge look="due" icon={<Undo2 />}>
            Возврат сегодня
          </Badge>
          <Badge look="past">Завершено</Badge>
          <Badge look="service">В работе</Badge>
          <Badge look="success">Отправлено</Badge>
          <Badge look="danger">Отменено</Badge>
          <Badge look="warning">Ожидает</Badge>
        </div>
        <div className={css.row}>
          {COLOURS.map((color) => (
            <CarPicture key={color} car={{ color }} />
          ))}
          <CarPicture car={{ photos: ['/cars/suv-green.svg'] }} size={48} />
          <CarPicture car={{ photos: ['/missing.png'], color: 'Красный' }} size={96} />
        </div>
        <div className={css.row}>
          <PlateChip plate="А418КМ77" />
          <PlateChip plate="Е 285 МН 777" />
          <PlateChip plate="7777 MI-5" />
        </div>
      </section>
      <section className={css.card}>
        <h2>Messages</h2>
        <ErrorBox message="Не удалось сохранить бронь" />
        <InfoPanel look="warning">
          Вы добавляете бронь задним числом — внимательно проверьте даты и итоговые данные.
        </InfoPanel>
        <InfoPanel>
          Машина свободна до <b>24.11, 10:00</b>. Следующая бронь: Кирилл Фомин
        </InfoPanel>
        <InfoPanel look="info">Сумму можно изменить вручную</InfoPanel>
        <InfoPanel look="success" title="Готово">
          Бронь сохранена
        </InfoPanel>
      </section>
      <section className={css.card}>
        <h2>Waiting and emptiness</h2>
        <div className={css.columns}>
          <Spinner description="Рассчитываем стоимость…" />
          <Spinner look="inline" description="Пересчитываем стоимость…" />
          <div>
            <Skeleton width="60%" />
            <br />
            <Skeleton height={44} />
          </div>
        </div>
        <EmptyState
          icon={<CarFront />}
          title="Данные отсутствуют"
          description="Добавьте первую машину, и она появится на шахматке."
          action={<Button look="primary">Добавить машину</Button>}
        />
      </section>
      <Table label="Брони">
        <thead>
          <tr>
            <th>Клиент</th>
            <th>Автомобиль</th>
            <th>Статус</th>
            <th className={TABLE_NUMBER_CLASS}>Сумма</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Марина Котова</td>
            <td>Kia Rio</td>
            <td>
              <Badge look="active">Активно</Badge>
            </td>
            <td className={TABLE_NUMBER_CLASS}>16 800 ₽</td>
          </tr>
          <tr>
            <td>Илья Громов</td>
            <td>Kia Rio</td>
            <td>
              <Badge look="planned">Запланировано</Badge>
            </td>
            <td className={TABLE_NUMBER_CLASS}>18 900 ₽</td>
          </tr>
        </tbody>
      </Table>
    </>
  );
}
