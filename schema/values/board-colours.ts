/** Colours of bookings that the board editor may change (spec 1, §3). */
export type BoardStyleColour =
  | 'plannedColor'
  | 'activeColor'
  | 'dueTodayColor'
  | 'activeBackground'
  | 'textColor'
  | 'borderColor'
  | 'badgeColor';
