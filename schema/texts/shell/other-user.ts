/** A page of a user in a browser where another one has signed in. */

export const OTHER_USER_TITLE = 'В этом браузере вошли под другим логином';

/** Who is signed in, whose page it is and what becomes of either. */
export function otherUserText(signedIn: string, own: string): string {
  return `Теперь здесь вошли как «${signedIn}», а страница открыта для «${own}». Введённое осталось на месте, ничего не отправлено. Если войти снова, «${signedIn}» в этом браузере придётся входить заново.`;
}

export const enterAgainText = (login: string): string => `Войти снова как ${login}`;

export const goToOtherText = (login: string): string => `Перейти к ${login}`;
