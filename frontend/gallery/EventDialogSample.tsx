import Check from 'lucide-react/icons/check';
import Key from 'lucide-react/icons/key';
import UserRound from 'lucide-react/icons/user-round';
import Wrench from 'lucide-react/icons/wrench';
import { useState } from 'react';
import { CarPicture } from '../shared/ui/badges/CarPicture';
import { PlateChip } from '../shared/ui/badges/PlateChip';
import { Button } from '../shared/ui/buttons/Button';
import { Dialog } from '../shared/ui/dialogs/Dialog';
import { DialogForm } from '../shared/ui/dialogs/DialogForm';
import {
  DialogBody,
  DialogFooter,
  FIELD_PHONE_ROW_CLASS,
  FieldGrid,
} from '../shared/ui/dialogs/DialogParts';
import { ErrorBox } from '../shared/ui/feedback/ErrorBox';
import { MoneyField } from '../shared/ui/fields/MoneyField';
import { PhoneField } from '../shared/ui/fields/PhoneField';
import { Select } from '../shared/ui/fields/select/Select';
import { TextField } from '../shared/ui/fields/TextField';
import { InfoPanel } from '../shared/ui/layout/InfoPanel';
import { TabList, TabPanel } from '../shared/ui/layout/Tabs';
import { DateTimeField } from '../shared/ui/pickers/DateTimeField';
import css from './Gallery.module.css';

const ZONE = 'Europe/Moscow';
const TABS = [
  { id: 'booking', title: 'Бронь', icon: <Key /> },
  { id: 'service', title: 'Сервис', icon: <Wrench /> },
] as const;

/** The dialog of the design mock, built from UI components. */
export function EventDialogSample({ onClose }: { readonly onClose: () => void }) {
  const [tab, setTab] = useState<'booking' | 'service'>('booking');
  const [start, setStart] = useState('2026-11-21T07:00:00.000Z');
  const [end, setEnd] = useState('2026-11-23T15:00:00.000Z');
  const [name, setName] = useState('Марина Котова');
  const [phone, setPhone] = useState('+7 (916) 245-18-03');
  const [perDay, setPerDay] = useState('4 200');
  const [total, setTotal] = useState('12 600');
  const [deposit, setDeposit] = useState('10 000');
  const [comment, setComment] = useState('');
  const [source, setSource] = useState<number | null>(1);
  const [submits, setSubmits] = useState(0);
  const nameError = submits > 0 && !name.trim() ? 'Введите имя клиента' : null;
  return (
    <Dialog
      title="Создание события"
      size="wide"
      onClose={onClose}
      tabs={
        <TabList name="event" label="Вид события" items={TABS} selected={tab} onSelect={setTab} />
      }
    >
      <TabPanel name="event" id={tab}>
        <DialogForm onSubmit={() => setSubmits(submits + 1)} submitCount={submits}>
          <DialogBody aside={<CarAside />}>
            <FieldGrid>
              <DateTimeField label="Выдача" value={start} onChange={setStart} zone={ZONE} />
              <DateTimeField label="Возврат" value={end} onChange={setEnd} zone={ZONE} />
              <TextField
                className={FIELD_PHONE_ROW_CLASS}
                label="Клиент"
                value={name}
                onChange={setName}
                icon={<UserRound />}
                error={nameError}
                hint={
                  <>
                    <Check /> Уже арендовала: 4 брони
                  </>
                }
                hintLook="success"
              />
              <PhoneField
                className={FIELD_PHONE_ROW_CLASS}
                label="Телефон"
                value={phone}
                onChange={setPhone}
              />
              <MoneyField label="Цена за сутки" value={perDay} onChange={setPerDay} />
              <MoneyField label="Итоговая стоимость" value={total} onChange={setTotal} />
              <MoneyField label="Залог" value={deposit} onChange={setDeposit} />
              <TextField
                label="Комментарий к залогу"
                value={comment}
                onChange={setComment}
                placeholder="Например, наличными"
              />
              <Select
                label="Источник"
                value={source}
                onChange={setSource}
                options={[{ id: 1, title: 'Авито' }]}
                emptyTitle="Не указан"
              />
              <TextField label="Комментарий" value="Детское кресло" onChange={() => {}} />
            </FieldGrid>
            {nameError && <ErrorBox message={nameError} />}
          </DialogBody>
          <DialogFooter
            onCancel={onClose}
            summary={
              <div className={css.summary}>
                <small>3 дня</small>
                <b>12 600 ₽</b>
              </div>
            }
          >
            <Button look="primary" type="submit">
              Создать бронь
            </Button>
          </DialogFooter>
        </DialogForm>
      </TabPanel>
    </Dialog>
  );
}

function CarAside() {
  return (
    <>
      <div className={css.car}>
        <CarPicture size={48} car={{ color: 'Оранжевый' }} />
        <div>
          <strong>Geely Coolray</strong>
          <span className={css.carMeta}>
            <PlateChip plate="Е285МН777" /> 2023 г.
          </span>
        </div>
      </div>
      <div>
        <div className={css.line}>
          Период <b>3 дня</b>
        </div>
        <div className={css.line}>
          Осень · 3 дня × 4 200 ₽ <span>12 600 ₽</span>
        </div>
        <div className={css.total}>
          Итого <b>12 600 ₽</b>
        </div>
      </div>
      <InfoPanel>
        Машина свободна до <b>24.11, 10:00</b>. Следующая бронь: Кирилл Фомин
      </InfoPanel>
    </>
  );
}
