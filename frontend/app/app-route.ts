import type { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import type { Permission } from '@schema/permissions';

export interface AppRoute {
  /** react-router pattern: `/clients/:id`. */
  readonly path: string;
  /** Required permission, any of several; null: any user; 'everyone': no session needed. */
  readonly permission: Permission | readonly Permission[] | null | 'everyone';
  /** Title of the page and of the browser tab. */
  readonly title: string;
  /** Also open to a user tied to a partner, who reads own cars only; 'only': to no other. */
  readonly isForPartners?: true | 'only';
  /** Listed in the navigation. */
  readonly isInMenu?: true;
  readonly screen: ReturnType<typeof lazyComponent<object>>;
  /** Rendered without the top bar. */
  readonly isBare?: true;
  /** The screen reports its first data itself; others are reported once rendered. */
  readonly reportsData?: true;
}
