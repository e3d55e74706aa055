import Check from 'lucide-react/icons/check';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Checkbox } from '../shared/ui/fields/Checkbox';
import { MoneyField } from '../shared/ui/fields/MoneyField';
import { PhoneField } from '../shared/ui/fields/PhoneField';
import { Select } from '../shared/ui/fields/select/Select';
import { TextArea } from '../shared/ui/fields/TextArea';
import { TextField } from '../shared/ui/fields/TextField';
import { DateField } from '../shared/ui/pickers/DateField';
import { DateTimeField } from '../shared/ui/pickers/DateTimeField';
import css from './Gallery.module.css';

const SOURCES = [
  { id: 1, title: 'Авито' },
  { id: 2, title: 'Сайт' },
  { id: 3, title: 'Рекомендация' },
];

export function FieldSamples() {
  const [name, setName] = useState('Марина Котова');
  const [empty, setEmpty] = useState('');
  const [phone, setPhone] = useState('');
  const [money, setMoney] = useState('12600');
  const [moment, setMoment] = useState('2026-11-21T07:00:00.000Z');
  const [noMoment, setNoMoment] = useState('');
  const [day, setDay] = useState('2026-11-21');
  const [source, setSource] = useState<number | null>(1);
  const [isOn, setOn] = useState(true);
  return (
    <section className={css.card}>
      <h2>Fields</h2>
      <div className={css.columns}>
        <TextField
          label="Клиент"
          value={name}
          onChange={setName}
          icon={<UserRound />}
          hint={
            <>
              <Check /> Уже арендовала: 4 брони
            </>
          }
          hintLook="success"
        />
        <TextField
          label="Клиент с ошибкой"
          value={empty}
          onChange={setEmpty}
          error="Введите имя клиента"
          placeholder="Имя и фамилия"
          isRequired
        />
        <PhoneField label="Телефон" value={phone} onChange={setPhone} placeholder="+7" />
        <MoneyField label="Итоговая стоимость" value={money} onChange={setMoney} />
        <DateTimeField label="Выдача" value={moment} onChange={setMoment} zone="Europe/Moscow" />
        <DateTimeField
          label="Возврат"
          value={noMoment}
          onChange={setNoMoment}
          zone="Europe/Moscow"
          error="Укажите время выдачи и возврата"
        />
        <DateField label="Дата отчёта" value={day} onChange={setDay} />
        <Select
          label="Источник"
          value={source}
          onChange={setSource}
          options={SOURCES}
          emptyTitle="Не указан"
        />
        <TextArea label="Описание работ" value={empty} onChange={setEmpty} rows={2} />
        <TextField label="Только чтение" value="Детское кресло" onChange={() => {}} isReadOnly />
        <MoneyField label="Заблокировано" value="10 000" onChange={() => {}} isDisabled />
        <DateTimeField
          label="Выдача, только чтение"
          value={moment}
          onChange={setMoment}
          zone="Europe/Moscow"
          isReadOnly
        />
        <Checkbox label="Запомнить меня" isChecked={isOn} onChange={setOn} />
      </div>
    </section>
  );
}
