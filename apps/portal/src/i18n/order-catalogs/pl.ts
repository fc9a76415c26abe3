import type { OrderCatalog } from '../t.ts';

/** The texts of the order page; how this language is written stands in `../catalogs/pl.ts`. */
export const order: OrderCatalog = {
  'order.page': 'Państwa zamówienie',
  'order.loading': 'Otwieramy zamówienie.',
  'order.failedTitle': 'Nie udało się załadować zamówienia',
  'order.tryAgain': 'Spróbuj ponownie',
  'order.next': 'Co dalej',
  'order.name': 'Imię i nazwisko',
  'order.orderId': 'Numer zamówienia',
  'order.email': 'E-mail',
  'order.arrival': 'Przylot',
  'order.arrivalDate': '{date} ({left})',
  'order.flight': 'Lot',
  'order.place': 'Miejsce',

  'clock.heading': 'Państwa przyjazd',
  'clock.opens': 'Składanie rozpocznie się',
  'clock.opened': 'Składanie rozpoczęło się',
  'clock.fileBy': 'Nasz własny termin złożenia',
  'clock.in': 'za {left}',
  'clock.late': 'Spóźnione ({ago})',
  'clock.zone': 'Godziny podano według czasu miejsca przyjazdu: {zone}.',

  'approved.heading': 'Państwa deklaracja celna została zatwierdzona',
  'approved.lead': 'Proszę pobrać ją teraz i zachować w telefonie do przylotu.',
  'approved.past': 'Data przylotu już minęła. Nowa data przylotu wymaga nowej deklaracji.',
  'approved.changed': 'Państwa dane zmieniły się po utworzeniu tego dokumentu',
  'approved.changedFields': 'Poprawiono: {fields}.',
  'approved.changedText':
    'Ostatnia poprawka jest z dnia {date}. Jeśli pojawi się nowy dokument, wyślemy wiadomość e-mail. Do tego czasu to jest Państwa dokument.',
  'approved.pdf': 'Dokument PDF',
  'approved.image': 'Obraz',
  'approved.download': 'Pobierz teraz',
  'approved.preparing': 'Przygotowywanie...',
  'approved.again': 'Spróbuj ponownie',
  'approved.hint': 'Plik zapisze się około 1 sekundy po naciśnięciu przycisku.',
  'approved.hintSize': 'Plik ma {size}. Zostanie zapisany, gdy dotrze w całości.',
  'approved.handed':
    'Przekazaliśmy plik tej aplikacji i nie widzimy, czy został zapisany. Jeśli nie ma go w pobranych plikach, proszę otworzyć tę stronę w przeglądarce.',
  'approved.saved': 'Plik jest zapisany. Znajduje się w pobranych plikach.',
  'approved.fileFailed':
    'Plik nie dotarł na urządzenie. Proszę sprawdzić połączenie i spróbować ponownie.',
  'approved.noFile':
    'Plik nie jest jeszcze gotowy. Proszę załadować tę stronę ponownie za kilka minut.',
  'approved.gone':
    'Nie możemy teraz znaleźć Państwa dokumentu. Proszę spróbować ponownie za kilka minut lub <link>skontaktować się z nami</link>.',

  'download.bytes': '{received} z {total}',
  'download.wentOn': '{received} z {total}, wznowiono od {from}',
  'download.percent': 'Dotarło {percent} pliku.',
  'download.stop': 'Zatrzymaj',
  'download.cut': 'Połączenie zostało przerwane. Zachowujemy to, co dotarło.',
  'download.stopped': 'Pobieranie zostało zatrzymane. Zachowujemy to, co dotarło.',
  'download.goOn': 'Kontynuuj pobieranie',

  'preview.heading': 'Państwa dokument',
  'preview.lead': 'Można go okazać przy stanowisku kontroli bezpośrednio na tej stronie.',
  'preview.label': 'Podgląd dokumentu',
  'preview.zoomIn': 'Powiększ',
  'preview.zoomOut': 'Pomniejsz',
  'preview.fit': 'Dopasuj do szerokości',
  'preview.large': 'Duży widok',
  'preview.close': 'Zamknij',
  'preview.page': 'Strona {page} z {pages}',
  'preview.image': 'Obraz dokumentu',
  'preview.loading': 'Otwieramy dokument.',
  'preview.failed': 'Podgląd się nie załadował. Nadal można nacisnąć „Pobierz teraz”.',
  'preview.tryAgain': 'Spróbuj ponownie',
  'preview.broken':
    'Nie możemy wyświetlić tego pliku tutaj. Proszę nacisnąć „Pobierz teraz” i otworzyć go w innej aplikacji.',
  'preview.password':
    'Ten plik jest chroniony hasłem, dlatego nie możemy wyświetlić go tutaj. Proszę nacisnąć „Pobierz teraz” i otworzyć go w innej aplikacji.',

  'offline.heading': 'Bez internetu',
  'offline.keeping': 'Zapisujemy tę stronę na urządzeniu.',
  'offline.kept':
    'Ta strona i dokument są zapisane na tym urządzeniu. Można je otwierać bez internetu do {date}.',
  'offline.shared':
    'Czy z tego urządzenia korzystają inne osoby? Proszę usunąć stronę i dokument przed odejściem.',
  'offline.remove': 'Usuń z tego urządzenia',
  'offline.removed': 'Ta strona i dokument nie są zapisane na tym urządzeniu.',
  'offline.keep': 'Zapisz na tym urządzeniu',
  'offline.notKept':
    'Nie udało się zapisać dokumentu na tym urządzeniu. Proszę nacisnąć „Pobierz teraz” i zapisać plik.',
  'offline.copy':
    'Nie możemy teraz połączyć się z naszym serwerem. To jest kopia zapisana na tym urządzeniu {date}.',
  'offline.copyThen':
    'To jest kopia zapisana na tym urządzeniu {date}. Od tego czasu zamówienie mogło się zmienić.',
  'offline.noCopyTitle': 'Nie ma internetu ani kopii na tym urządzeniu',
  'offline.noCopy':
    'To zamówienie nie zostało zapisane na tym urządzeniu. Proszę połączyć się z internetem i spróbować ponownie.',
  'offline.savedLater':
    'Plik jest zapisany. Znajduje się w pobranych plikach. Odnotujemy to pobranie, gdy internet znów będzie dostępny.',
  'offline.pending': 'Plik pobrano {date}. Jeszcze tego nie odnotowaliśmy.',
  'offline.install': 'Dodaj do ekranu głównego',
  'offline.installHint': 'Tę stronę można otwierać z ekranu głównego telefonu.',

  'device.title': 'Zamówienia na tym urządzeniu',
  'device.lead': 'Może je otworzyć każdy, kto ma to urządzenie.',
  'device.copies':
    'Kopia otwiera się bez internetu i pokazuje zamówienie w stanie z tamtej chwili. Aby zobaczyć jego obecny stan, proszę otworzyć je z internetem. Możemy poprosić o adres e-mail.',
  'device.copyOf': 'Kopia z: {date}',
  'device.noCopy': 'Nie ma tu kopii. Zamówienie otwiera się tylko z internetem.',
  'device.order': 'Zamówienie {id}',
  'device.arrives': 'Przylot: {date}',
  'device.open': 'Otwórz',
  'device.another': 'Otwórz inne zamówienie',
  'device.none': 'Na tym urządzeniu nie ma zapisanych zamówień.',
  'device.notYours': 'To nie jest Państwa urządzenie?',
  'device.notYoursText':
    'Przed odejściem proszę usunąć zamówienia i zakończyć sesję. Pliki zapisane w pobranych pozostają: proszę usunąć je tam.',
  'device.removeAll': 'Usuń wszystko i zakończ sesję',
  'device.confirm': 'Usunąć wszystkie zamówienia i zakończyć sesję?',
  'device.confirmText':
    'Strony i dokumenty zostaną stąd usunięte i nikt nie otworzy ich na tym urządzeniu bez numeru zamówienia i adresu e-mail. Same zamówienia się nie zmienią.',
  'device.unsent': 'Jeszcze niewysłane i też zostaną usunięte: {orders}.',
  'device.keepThem': 'Zachowaj',
  'device.left': 'Kopia została usunięta, a sesja zakończona.',
  'device.leftLater':
    'Kopia została usunięta. Nie udało się połączyć z naszym serwerem, aby zakończyć sesję. Zakończy się sama o {time}.',
  'device.ended': 'Sesja została zakończona.',
  'device.endsLater':
    'Nie udało się połączyć z naszym serwerem, aby zakończyć sesję. Zakończy się sama o {time}.',
  'device.notRemoved':
    'Nie udało się usunąć danych zapisanych na tym urządzeniu. Proszę usunąć dane tej witryny w ustawieniach przeglądarki.',

  'land.heading': 'Przed lądowaniem',
  'land.save': 'Proszę zapisać plik',
  'land.saveText': 'Wi-Fi na lotnisku bywa wolne. Proszę zapisać plik przed wylotem.',
  'land.keep': 'Proszę zachować numer zamówienia',
  'land.keepText': 'Jest potrzebny, aby ponownie otworzyć tę stronę.',
  'land.wrong': 'Coś się nie zgadza?',
  'land.wrongText':
    'Prosimy o informację przed podróżą. <link>Proszę się z nami skontaktować</link>.',

  'history.heading': 'Historia pobrań',
  'history.number': '#',
  'history.orderId': 'Numer zamówienia',
  'history.time': 'Data i godzina (EST)',
  'history.ip': 'Adres IP urządzenia',
  'history.device': 'Urządzenie',
  'history.type': 'Typ urządzenia',
  'history.browser': 'Przeglądarka',
  'history.os': 'OS',
  'history.location': 'Lokalizacja urządzenia',
  'history.count': {
    one: '{count} pobranie',
    few: '{count} pobrania',
    many: '{count} pobrań',
    other: '{count} pobrania',
  },
  'history.empty': 'Brak wpisów',
  'history.why':
    'Odnotowujemy każde pobranie jako dowód, że zamówienie zostało dostarczone. <link>Proszę przeczytać naszą politykę prywatności</link>.',

  'stage.received': 'Mamy Państwa wniosek',
  'stage.receivedText': 'Otrzymaliśmy go {date}. Zaczniemy pracę po potwierdzeniu płatności.',
  'stage.queuedText': 'Czeka na nasz zespół od {date}. Nie zaczęliśmy jeszcze nad nim pracować.',
  'stage.opens': 'Składanie rozpocznie się {date}',
  'stage.opensText': {
    one: 'Deklaracje są przyjmowane najwcześniej {count} dzień przed przylotem, według czasu w miejscu przylotu. Potem złożymy Państwa deklarację.',
    few: 'Deklaracje są przyjmowane najwcześniej {count} dni przed przylotem, według czasu w miejscu przylotu. Potem złożymy Państwa deklarację.',
    many: 'Deklaracje są przyjmowane najwcześniej {count} dni przed przylotem, według czasu w miejscu przylotu. Potem złożymy Państwa deklarację.',
    other:
      'Deklaracje są przyjmowane najwcześniej {count} dnia przed przylotem, według czasu w miejscu przylotu. Potem złożymy Państwa deklarację.',
  },
  'stage.preparing': 'Przygotowujemy deklarację',
  'stage.preparingText': 'Nasz zespół ma ją od {date}.',
  'stage.waitingForYou': 'Potrzebujemy odpowiedzi od Państwa',
  'stage.waitingForYouText': 'Czekamy na Państwa odpowiedź od {date}.',
  'stage.waitingForAuthority': 'Złożyliśmy deklarację',
  'stage.waitingForAuthorityText': 'Czekamy na odpowiedź urzędu od {date}.',
  'stage.approved': 'Państwa deklaracja celna została zatwierdzona',
  'stage.approvedText': 'Zatwierdzono ją {date}.',
  'stage.refunded': 'Zwracamy pieniądze za zamówienie',
  'stage.refundedText': 'Przerwaliśmy pracę {date}.',
  'stage.closed': 'Zamówienie jest zamknięte',
  'stage.closedText': 'Zamknięto je {date}.',
  'stage.unfiled': 'Nie złożyliśmy deklaracji dla tego zamówienia.',
  'refund.done': 'Pieniądze za zamówienie zostały zwrócone',
  'refund.doneText': 'Zwróciliśmy <b>{amount}</b> dnia {date}.',
  'refund.doneOn': 'Zwróciliśmy pieniądze dnia {date}.',
  'soon.tomorrow': 'Przylot jest jutro. Deklaracja nie została jeszcze zatwierdzona.',
  'soon.today': 'Przylot jest dzisiaj. Deklaracja nie została jeszcze zatwierdzona.',
  'soon.past': 'Data przylotu już minęła',
  'soon.pastText': 'Data przylotu: {date}. Dla tego zamówienia nie ma zatwierdzonej deklaracji.',
  'do.heading': 'Co można zrobić',
  'do.open':
    'Proszę zostawić tę stronę otwartą lub otworzyć ją ponownie przed wejściem na pokład. Zmieni się sama, gdy deklaracja zostanie zatwierdzona.',
  'do.form':
    'Brak zatwierdzenia po lądowaniu? <link>Oficjalny formularz</link> można wypełnić samodzielnie przed kontrolą celną. Jest bezpłatny.',
  'do.newDate': 'Podróż jeszcze się nie odbyła? <link>Proszę podać nam nową datę przylotu</link>.',
  'do.refund':
    'Podróż odbyła się bez deklaracji? <ask>Proszę poprosić nas o zwrot pieniędzy</ask>. <link>Proszę przeczytać nasze zasady zwrotów</link>.',
  'do.refundNow':
    'Formularz zostanie wypełniony samodzielnie albo podróż się nie odbędzie? <link>Proszę poprosić nas o zwrot pieniędzy</link>.',
  'do.write':
    'Coś się zmieniło albo mają Państwo pytanie? <link>Proszę napisać do nas na tej stronie</link>.',
  'next.nothing': 'Teraz nie trzeba nic robić.',
  'next.received':
    'Czekamy na potwierdzenie płatności. Płatność została już dokonana? <link>Proszę się z nami skontaktować</link>.',
  'next.preparing': 'Wyślemy wiadomość e-mail, gdy deklaracja będzie gotowa.',
  'next.answer':
    'Proszę odpowiedzieć na nasze pytanie na tej stronie. Będziemy kontynuować po otrzymaniu odpowiedzi.',
  'next.waitingForYou':
    'Proszę napisać na adres {email} lub zadzwonić pod numer {phone} i podać numer zamówienia.',
  'next.waitingForAuthority': 'Wyślemy wiadomość e-mail, gdy deklaracja zostanie zatwierdzona.',
  'next.approved': 'Aby pobrać deklarację, proszę załadować tę stronę ponownie.',
  'next.refunded': 'Od banku zależy, kiedy pieniądze będą widoczne na koncie.',
  'next.refunding': 'Wyślemy wiadomość e-mail, gdy zwrócimy pieniądze.',
  'next.unfiled':
    'Podróż mimo to się odbędzie? Potrzebna jest deklaracja. Oficjalny formularz można wypełnić samodzielnie. Jest bezpłatny.',
  'next.closed': 'Czy chodziło o coś innego? <link>Proszę się z nami skontaktować</link>.',
  'next.contact': 'Mają Państwo pytanie? <link>Proszę się z nami skontaktować</link>.',
  'approved.means':
    'Jest złożona, a dokument jest gotowy. O odprawie decyduje celnik po przylocie.',
  'approved.newDate':
    'Jest ważna tylko dla podanego przylotu. Nowa data lotu wymaga nowej deklaracji.',

  'ask.wantsText': 'Proszę odpowiedzieć na nasze pytanie',
  'ask.wantsChoice': 'Proszę wybrać odpowiedź',
  'ask.wantsDate': 'Proszę podać datę',
  'ask.wantsField': 'Proszę sprawdzić tę informację',
  'ask.wantsFields': 'Proszę uzupełnić dane',
  'ask.wantsFile': 'Proszę wysłać plik',
  'ask.answer': 'Twoja odpowiedź',
  'ask.choice': 'Wybierz jedną odpowiedź',
  'ask.date': 'Data',
  'ask.present': 'Twój wpis: {value}',
  'ask.file': 'Zdjęcie, skan lub PDF',
  'ask.fileHint': 'PDF, JPEG, PNG lub WebP, do 15 MB.',
  'ask.photo': 'Zrób zdjęcie',
  'ask.choose': 'Wybierz plik',
  'ask.add': 'Chcesz coś dodać? To pole może zostać puste.',
  'ask.send': 'Wyślij odpowiedź',
  'ask.sent': 'Mamy Twoją odpowiedź. Dotarła {date}. Pracujemy dalej nad Twoim zamówieniem.',
  'ask.closed':
    'To zamówienie jest zamknięte, dlatego odpowiedź nie została wysłana. Twój tekst nadal tu jest.',
  'ask.gone':
    'Nie potrzebujemy już tej odpowiedzi, dlatego nie została wysłana. Twój tekst nadal tu jest.',
  'ask.empty': 'Najpierw podaj odpowiedź.',
  'ask.wrong': 'Nie możemy użyć tej odpowiedzi. Sprawdź ją.',
  'ask.badFile': 'Tego pliku nie można otworzyć. Wybierz plik PDF, JPEG, PNG lub WebP.',
  'ask.largeFile': 'Plik ma ponad 15 MB. Wybierz mniejszy.',
  'ask.manyFiles': 'Nie możemy przyjąć więcej plików do tego zamówienia. Usuń plik i wyślij tekst.',
  'day.day': 'Dzień',
  'day.month': 'Miesiąc',
  'day.year': 'Rok',
  'day.example': 'Na przykład {date}',
  'day.missing': 'Proszę wypełnić: {parts}.',
  'day.wrongDay': 'Dzień musi być liczbą od 1 do 31.',
  'day.wrongMonth': 'Miesiąc musi być liczbą od 1 do 12.',
  'day.wrongYear': 'Proszę podać rok czterema cyframi, od {first} do {last}.',
  'day.notInMonth': 'Dzień jest nieprawidłowy: {month} ma {days} dni.',
  'write.heading': 'Napisz do nas w sprawie tego zamówienia',
  'write.lead': 'Napisz tutaj. Odpowiadamy na tej stronie i e-mailem.',
  'write.you': 'Ty',
  'write.label': 'Twoja wiadomość',
  'write.warn': 'Nigdy nie podawaj numerów kart ani haseł.',
  'write.send': 'Wyślij',
  'write.sending': 'Wysyłanie...',
  'write.add': 'Dodaj plik',
  'write.remove': 'Usuń plik',
  'write.kept': 'Wpisany tekst pozostaje na tym urządzeniu do chwili wysłania.',
  'write.offline':
    'Brak internetu. Twój tekst pozostaje na tym urządzeniu. Zostanie wysłany raz, gdy otworzysz tę stronę z internetem.',
  'write.failed': 'Nie wysłano. Twój tekst jest zachowany. Spróbuj ponownie.',
  'write.empty': 'Najpierw napisz wiadomość.',
  'write.sent': 'Mamy Twoją wiadomość.',
  'left.typed': 'To, co wpisano, nie zostało jeszcze wysłane. Nadal jest tutaj:',
  'left.notOpen':
    'Ten e-mail nie otwiera zamówienia? Wtedy nie ma go już tutaj albo ma teraz inny e-mail.',
  'stage.stillWorking': 'Nadal pracujemy nad Twoim zamówieniem',
  'stage.stillWorkingText': 'Napiszemy do Ciebie, gdy będziemy czegoś potrzebować.',
};
