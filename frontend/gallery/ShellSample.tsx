import { PERMISSION_TITLES, SECTIONS } from '@schema/permissions';
import CarFront from 'lucide-react/icons/car-front';
import { MemoryRouter } from 'react-router-dom';
import { PhoneBar } from '../app/shell/navigation/PhoneBar';
import { TopBar } from '../app/shell/navigation/TopBar';
import { useIsPhone } from '../shared/lib/device/use-media';

const BAR = {
  productName: 'Автопрокат',
  login: 'o.petrova',
  links: SECTIONS.map(({ path, permission }) => ({
    path,
    title: PERMISSION_TITLES[permission],
    Icon: CarFront,
  })),
  logout: { isPending: false, run: () => {} },
  onPassword: () => {},
};

/** The bars with every section, including those without a screen. */
export function ShellSample() {
  const isPhone = useIsPhone();
  const quick = { onNewBooking: () => {}, onCashEntry: () => {} };
  return (
    <MemoryRouter>
      {isPhone ? <PhoneBar {...BAR} title="Ноябрь 2026" quick={quick} /> : <TopBar {...BAR} />}
    </MemoryRouter>
  );
}
