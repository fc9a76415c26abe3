import type { OrderCatalog } from '../t.ts';

/** The texts of the order page; how this language is written stands in `../catalogs/nl.ts`. */
export const order: OrderCatalog = {
  'order.page': 'Uw bestelling',
  'order.loading': 'Wij openen uw bestelling.',
  'order.failedTitle': 'Wij konden uw bestelling niet laden',
  'order.tryAgain': 'Opnieuw proberen',
  'order.next': 'Hoe het verder gaat',
  'order.name': 'Naam',
  'order.orderId': 'Bestelnummer',
  'order.email': 'E-mail',
  'order.arrival': 'Aankomst',
  'order.arrivalDate': '{date} ({left})',
  'order.flight': 'Vlucht',
  'order.place': 'Plaats',

  'clock.heading': 'Uw aankomst',
  'clock.opens': 'Indienen kan vanaf',
  'clock.opened': 'Indienen kan sinds',
  'clock.fileBy': 'Onze eigen termijn voor het indienen',
  'clock.in': 'over {left}',
  'clock.late': 'Te laat ({ago})',
  'clock.zone': 'De tijden zijn die van de plaats van aankomst: {zone}.',

  'approved.heading': 'Uw douaneaangifte is goedgekeurd',
  'approved.lead': 'Download de aangifte nu en bewaar die op uw telefoon voor uw aankomst.',
  'approved.past':
    'Uw aankomstdatum is voorbij. Voor een nieuwe aankomstdatum is een nieuwe aangifte nodig.',
  'approved.changed': 'Uw gegevens zijn gewijzigd nadat dit document werd gemaakt',
  'approved.changedFields': 'Gecorrigeerd: {fields}.',
  'approved.changedText':
    'De laatste correctie was op {date}. Als er een nieuw document komt, sturen wij u een e-mail. Tot dan is dit uw document.',
  'approved.pdf': 'PDF-document',
  'approved.image': 'Afbeelding',
  'approved.download': 'Nu downloaden',
  'approved.preparing': 'Wordt voorbereid...',
  'approved.again': 'Opnieuw proberen',
  'approved.hint': 'Het bestand wordt ongeveer 1 seconde nadat u op de knop drukt opgeslagen.',
  'approved.hintSize':
    'Het bestand is {size} groot. Het wordt opgeslagen zodra alles is aangekomen.',
  'approved.handed':
    'Wij hebben het bestand aan deze app gegeven en kunnen niet zien of het is opgeslagen. Staat het niet bij uw downloads? Open deze pagina dan in uw browser.',
  'approved.saved': 'Het bestand is opgeslagen. Kijk bij uw downloads.',
  'approved.fileFailed':
    'Het bestand is niet op uw apparaat aangekomen. Controleer uw verbinding en probeer het opnieuw.',
  'approved.noFile':
    'Het bestand is nog niet klaar. Laad deze pagina over een paar minuten opnieuw.',
  'approved.gone':
    'Wij kunnen uw document nu niet vinden. Probeer het over een paar minuten opnieuw of <link>neem contact met ons op</link>.',

  'download.bytes': '{received} van {total}',
  'download.wentOn': '{received} van {total}, hervat vanaf {from}',
  'download.percent': '{percent} van het bestand is aangekomen.',
  'download.stop': 'Stoppen',
  'download.cut': 'De verbinding is verbroken. Wij bewaren wat is aangekomen.',
  'download.stopped': 'U hebt de download gestopt. Wij bewaren wat is aangekomen.',
  'download.goOn': 'Verdergaan met de download',

  'preview.heading': 'Uw document',
  'preview.lead': 'U kunt het aan de balie vanaf deze pagina laten zien.',
  'preview.label': 'Voorbeeld van uw document',
  'preview.zoomIn': 'Inzoomen',
  'preview.zoomOut': 'Uitzoomen',
  'preview.fit': 'Aan breedte aanpassen',
  'preview.large': 'Grote weergave',
  'preview.close': 'Sluiten',
  'preview.page': 'Pagina {page} van {pages}',
  'preview.image': 'Afbeelding van uw document',
  'preview.loading': 'Wij openen uw document.',
  'preview.failed': 'Het voorbeeld is niet geladen. U kunt nog steeds op ‘Nu downloaden’ drukken.',
  'preview.tryAgain': 'Opnieuw proberen',
  'preview.broken':
    'Wij kunnen dit bestand hier niet tonen. Druk op ‘Nu downloaden’ en open het met een andere app.',
  'preview.password':
    'Dit bestand heeft een wachtwoord, daarom kunnen wij het hier niet tonen. Druk op ‘Nu downloaden’ en open het met een andere app.',

  'offline.heading': 'Zonder internet',
  'offline.keeping': 'Wij bewaren deze pagina op uw apparaat.',
  'offline.kept':
    'Deze pagina en uw document zijn op dit apparaat bewaard. U kunt ze tot {date} zonder internet openen.',
  'offline.shared':
    'Gebruiken andere mensen dit apparaat ook? Verwijder de pagina en het document voordat u weggaat.',
  'offline.remove': 'Van dit apparaat verwijderen',
  'offline.removed': 'Deze pagina en uw document zijn niet op dit apparaat bewaard.',
  'offline.keep': 'Op dit apparaat bewaren',
  'offline.notKept':
    'Dit apparaat kon uw document niet bewaren. Druk op ‘Nu downloaden’ en sla het bestand op.',
  'offline.copy':
    'Wij kunnen onze server nu niet bereiken. Dit is de kopie die wij op {date} op dit apparaat hebben bewaard.',
  'offline.copyThen':
    'Dit is de kopie die wij op {date} op dit apparaat hebben bewaard. De bestelling kan sindsdien veranderd zijn.',
  'offline.noCopyTitle': 'Er is geen internet en geen kopie op dit apparaat',
  'offline.noCopy':
    'Wij hebben deze bestelling niet op dit apparaat bewaard. Maak verbinding met internet en probeer het opnieuw.',
  'offline.savedLater':
    'Het bestand is opgeslagen. Kijk bij uw downloads. Wij leggen deze download vast zodra u weer internet hebt.',
  'offline.pending': 'U hebt het bestand op {date} gedownload. Wij hebben dit nog niet vastgelegd.',
  'offline.install': 'Aan beginscherm toevoegen',
  'offline.installHint': 'U kunt deze pagina dan openen vanaf het beginscherm van uw telefoon.',

  'device.title': 'Bestellingen op dit apparaat',
  'device.lead': 'Wie dit apparaat in handen heeft, kan ze openen.',
  'device.copies':
    'Een kopie gaat open zonder internet en toont de bestelling zoals die toen was. Open de bestelling met internet om te zien hoe het er nu mee staat. Wij vragen dan misschien om uw e-mailadres.',
  'device.copyOf': 'Kopie van {date}',
  'device.noCopy': 'Hier is geen kopie. Deze bestelling gaat alleen open met internet.',
  'device.order': 'Bestelling {id}',
  'device.arrives': 'Aankomst op {date}',
  'device.open': 'Openen',
  'device.another': 'Een andere bestelling openen',
  'device.none': 'Er is geen bestelling op dit apparaat bewaard.',
  'device.notYours': 'Is dit niet uw apparaat?',
  'device.notYoursText':
    'Verwijder de bestellingen en beëindig de sessie voordat u weggaat. Bestanden in uw downloads blijven staan: verwijder ze daar.',
  'device.removeAll': 'Alles verwijderen en sessie beëindigen',
  'device.confirm': 'Alle bestellingen verwijderen en de sessie beëindigen?',
  'device.confirmText':
    'De pagina’s en documenten worden hier verwijderd. Zonder bestelnummer en e-mailadres kan niemand ze op dit apparaat openen. Uw bestellingen zelf veranderen niet.',
  'device.unsent': 'Nog niet verstuurd, en ook verwijderd: {orders}.',
  'device.keepThem': 'Bewaren',
  'device.left': 'De kopie is verwijderd en de sessie is beëindigd.',
  'device.leftLater':
    'De kopie is verwijderd. Wij konden onze server niet bereiken om de sessie te beëindigen. De sessie eindigt vanzelf om {time}.',
  'device.ended': 'De sessie is beëindigd.',
  'device.endsLater':
    'Wij konden onze server niet bereiken om de sessie te beëindigen. De sessie eindigt vanzelf om {time}.',
  'device.notRemoved':
    'Wij konden niet verwijderen wat op dit apparaat bewaard is. Verwijder de gegevens van deze website in de instellingen van uw browser.',

  'land.heading': 'Voordat u landt',
  'land.save': 'Sla het bestand op',
  'land.saveText': 'Wi-Fi op het vliegveld kan traag zijn. Sla het op voordat u vliegt.',
  'land.keep': 'Bewaar uw bestelnummer',
  'land.keepText': 'U hebt het nodig om deze pagina opnieuw te openen.',
  'land.wrong': 'Klopt er iets niet?',
  'land.wrongText': 'Laat het ons weten voordat u reist. <link>Neem contact met ons op</link>.',

  'history.heading': 'Downloadgeschiedenis',
  'history.number': '#',
  'history.orderId': 'Bestelnummer',
  'history.time': 'Datum en tijd (EST)',
  'history.ip': 'IP-adres van apparaat',
  'history.device': 'Apparaat',
  'history.type': 'Soort apparaat',
  'history.browser': 'Browser',
  'history.os': 'OS',
  'history.location': 'Locatie van apparaat',
  'history.count': { one: '{count} keer gedownload', other: '{count} keer gedownload' },
  'history.empty': 'Geen gegevens gevonden',
  'history.why':
    'Wij leggen elke download vast als bewijs dat wij uw bestelling hebben geleverd. <link>Lees ons privacybeleid</link>.',

  'stage.received': 'Wij hebben uw aanvraag',
  'stage.receivedText':
    'Wij hebben die op {date} ontvangen. Wij gaan aan het werk zodra uw betaling is bevestigd.',
  'stage.queuedText':
    'De aanvraag wacht sinds {date} op ons team. Wij zijn er nog niet aan begonnen.',
  'stage.opens': 'Indienen kan vanaf {date}',
  'stage.opensText': {
    one: 'Aangiften worden aangenomen vanaf {count} dag voor aankomst, volgens de klok op de plaats van aankomst. Daarna dienen wij uw aangifte in.',
    other:
      'Aangiften worden aangenomen vanaf {count} dagen voor aankomst, volgens de klok op de plaats van aankomst. Daarna dienen wij uw aangifte in.',
  },
  'stage.preparing': 'Wij bereiden uw aangifte voor',
  'stage.preparingText': 'De aangifte ligt sinds {date} bij ons team.',
  'stage.waitingForYou': 'Wij hebben een antwoord van u nodig',
  'stage.waitingForYouText': 'Wij wachten sinds {date} op uw antwoord.',
  'stage.waitingForAuthority': 'Wij hebben uw aangifte ingediend',
  'stage.waitingForAuthorityText': 'Wij wachten sinds {date} op het antwoord van de autoriteiten.',
  'stage.approved': 'Uw douaneaangifte is goedgekeurd',
  'stage.approvedText': 'De aangifte is op {date} goedgekeurd.',
  'stage.refunded': 'Wij betalen uw bestelling terug',
  'stage.refundedText': 'Wij zijn op {date} met het werk gestopt.',
  'stage.closed': 'Uw bestelling is gesloten',
  'stage.closedText': 'De bestelling is op {date} gesloten.',
  'stage.unfiled': 'Wij hebben er geen aangifte voor ingediend.',
  'refund.done': 'Uw bestelling is terugbetaald',
  'refund.doneText': 'Wij hebben op {date} <b>{amount}</b> terugbetaald.',
  'refund.doneOn': 'Wij hebben uw geld op {date} terugbetaald.',
  'soon.tomorrow': 'U komt morgen aan. Uw aangifte is nog niet goedgekeurd.',
  'soon.today': 'U komt vandaag aan. Uw aangifte is nog niet goedgekeurd.',
  'soon.past': 'Uw aankomstdatum is voorbij',
  'soon.pastText':
    'Uw aankomstdatum was {date}. Er is geen goedgekeurde aangifte voor deze bestelling.',
  'do.heading': 'Wat u kunt doen',
  'do.open':
    'Laat deze pagina open of open die opnieuw voordat u instapt. De pagina verandert vanzelf wanneer uw aangifte is goedgekeurd.',
  'do.form':
    'Nog geen goedkeuring bij de landing? U kunt <link>het officiële formulier</link> vóór de douane zelf invullen. Het is gratis.',
  'do.newDate': 'Hebt u nog niet gereisd? <link>Geef ons uw nieuwe aankomstdatum door</link>.',
  'do.refund':
    'Bent u zonder aangifte gereisd? <ask>Vraag ons om een terugbetaling</ask>. <link>Lees ons terugbetalingsbeleid</link>.',
  'do.refundNow':
    'Vult u het formulier zelf in, of reist u niet? <link>Vraag ons om een terugbetaling</link>.',
  'do.write': 'Is er iets veranderd, of hebt u een vraag? <link>Schrijf ons op deze pagina</link>.',
  'next.nothing': 'U hoeft nu niets te doen.',
  'next.received':
    'Wij wachten tot uw betaling is bevestigd. Hebt u al betaald? <link>Neem contact met ons op</link>.',
  'next.preparing': 'Wij sturen u een e-mail wanneer de aangifte klaar is.',
  'next.answer':
    'Beantwoord onze vraag op deze pagina. Wij gaan verder zodra wij uw antwoord hebben.',
  'next.waitingForYou': 'Schrijf naar {email} of bel {phone}. Vermeld uw bestelnummer.',
  'next.waitingForAuthority': 'Wij sturen u een e-mail wanneer de aangifte is goedgekeurd.',
  'next.approved': 'Laad deze pagina opnieuw om de aangifte te downloaden.',
  'next.refunded': 'Uw bank bepaalt hoelang het duurt voordat u het geld ziet.',
  'next.refunding': 'Wij sturen u een e-mail zodra wij het geld hebben terugbetaald.',
  'next.unfiled':
    'Reist u toch? Dan hebt u een aangifte nodig. U kunt het officiële formulier zelf invullen. Het is gratis.',
  'next.closed': 'Had u iets anders verwacht? <link>Neem contact met ons op</link>.',
  'next.contact': 'Hebt u een vraag? <link>Neem contact met ons op</link>.',
  'approved.means':
    'De aangifte is ingediend en uw document is klaar. Een douanebeambte beslist bij uw aankomst.',
  'approved.newDate':
    'De aangifte geldt alleen voor de aankomst die u hebt opgegeven. Voor een nieuwe vluchtdatum is een nieuwe aangifte nodig.',

  'ask.wantsText': 'Beantwoord onze vraag',
  'ask.wantsChoice': 'Kies uw antwoord',
  'ask.wantsDate': 'Geef de datum op',
  'ask.wantsField': 'Controleer dit gegeven',
  'ask.wantsFields': 'Vul de gegevens in',
  'ask.wantsFile': 'Stuur het bestand',
  'ask.answer': 'Uw antwoord',
  'ask.choice': 'Kies één antwoord',
  'ask.date': 'Datum',
  'ask.present': 'U schreef: {value}',
  'ask.file': 'Foto, scan of pdf',
  'ask.fileHint': 'Pdf, JPEG, PNG of WebP, tot 15 MB.',
  'ask.photo': 'Foto maken',
  'ask.choose': 'Bestand kiezen',
  'ask.add': 'Wilt u iets toevoegen? U mag dit leeg laten.',
  'ask.send': 'Antwoord versturen',
  'ask.sent': 'We hebben uw antwoord. Het kwam aan op {date}. We gaan verder met uw bestelling.',
  'ask.closed':
    'Deze bestelling is gesloten, daarom is uw antwoord niet verstuurd. Uw tekst staat nog hier.',
  'ask.gone':
    'We hebben dit antwoord niet meer nodig, daarom is het niet verstuurd. Uw tekst staat nog hier.',
  'ask.empty': 'Geef eerst een antwoord.',
  'ask.wrong': 'We kunnen dit antwoord niet gebruiken. Controleer het.',
  'ask.badFile': 'Dit bestand kan niet worden geopend. Kies een pdf-, JPEG-, PNG- of WebP-bestand.',
  'ask.largeFile': 'Het bestand is groter dan 15 MB. Kies een kleiner bestand.',
  'ask.manyFiles':
    'Wij kunnen voor deze bestelling geen bestanden meer aannemen. Verwijder het bestand en verstuur uw tekst.',
  'day.day': 'Dag',
  'day.month': 'Maand',
  'day.year': 'Jaar',
  'day.example': 'Bijvoorbeeld {date}',
  'day.missing': 'Vul in: {parts}.',
  'day.wrongDay': 'De dag moet een getal van 1 tot en met 31 zijn.',
  'day.wrongMonth': 'De maand moet een getal van 1 tot en met 12 zijn.',
  'day.wrongYear': 'Schrijf het jaar met vier cijfers, van {first} tot en met {last}.',
  'day.notInMonth': 'De dag klopt niet: {month} heeft {days} dagen.',
  'write.heading': 'Schrijf ons over deze bestelling',
  'write.lead': 'Schrijf hier. We antwoorden op deze pagina en per e-mail.',
  'write.leadTo': 'Schrijf hier. We antwoorden op deze pagina en per e-mail aan {email}.',
  'write.byEmail': 'Per e-mail',
  'write.byEmailText':
    'U kunt ook schrijven naar {email}. Wat u per e-mail schrijft, staat niet op deze pagina.',
  'write.needsInternet':
    'Om te zien wat er geschreven is, hebt u internet nodig. Een bericht schrijven kan ook zonder.',
  'write.you': 'U',
  'write.label': 'Uw bericht',
  'write.warn': 'Schrijf nooit kaartnummers of wachtwoorden.',
  'write.send': 'Versturen',
  'write.sending': 'Wordt verstuurd...',
  'write.elsewhere': 'Een ander tabblad verstuurt dit bericht.',
  'write.add': 'Bestand toevoegen',
  'write.remove': 'Bestand verwijderen',
  'write.kept': 'Wat u typt, blijft op dit apparaat tot het verstuurd is.',
  'write.offline':
    'Er is geen internet. Uw tekst blijft op dit apparaat. Hij wordt één keer verstuurd, als u deze pagina met internet opent.',
  'write.failed': 'Het is niet verstuurd. Uw tekst is bewaard. Probeer het opnieuw.',
  'write.empty': 'Schrijf eerst uw bericht.',
  'write.sent': 'We hebben uw bericht.',
  'write.asked': 'vroeg, {time}',
  'write.answered': 'antwoordde, {time}',
  'write.unsent': 'nog niet verstuurd',
  'write.sendNow': 'Nu versturen',
  'write.delete': 'Verwijderen',
  'write.earlier': 'Eerdere berichten tonen',
  'write.earlierShown': 'Eerdere berichten worden getoond.',
  'write.none': 'Nog geen berichten. Met uw eerste bericht begint het gesprek.',
  'write.tooMany': 'U kunt vanaf {time} uur weer versturen. Uw tekst is bewaard.',
  'write.tooManyDay': 'U kunt op {date} weer versturen. Uw tekst is bewaard.',
  'left.typed': 'Wat u hebt getypt, is nog niet verzonden. Het staat hier nog:',
  'left.notOpen':
    'Opent uw e-mail de bestelling niet? Dan is die niet meer hier, of heeft die nu een ander e-mailadres.',
  'stage.stillWorking': 'We werken nog aan uw bestelling',
  'stage.stillWorkingText': 'We schrijven u als we iets nodig hebben.',
};
