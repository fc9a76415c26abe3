import type { OrderCatalog } from '../t.ts';

/** The texts of the order page; how this language is written stands in `../catalogs/de.ts`. */
export const order: OrderCatalog = {
  'order.page': 'Ihr Auftrag',
  'order.loading': 'Wir öffnen Ihren Auftrag.',
  'order.failedTitle': 'Wir konnten Ihren Auftrag nicht laden',
  'order.tryAgain': 'Noch einmal versuchen',
  'order.next': 'Wie es weitergeht',
  'order.name': 'Name',
  'order.orderId': 'Auftragsnummer',
  'order.email': 'E-Mail',
  'order.arrival': 'Ankunft',
  'order.arrivalDate': '{date} ({left})',
  'order.flight': 'Flug',
  'order.place': 'Ort',

  'clock.heading': 'Ihre Ankunft',
  'clock.opens': 'Einreichung möglich ab',
  'clock.opened': 'Einreichung möglich seit',
  'clock.fileBy': 'Unsere eigene Frist für die Einreichung',
  'clock.in': 'in {left}',
  'clock.late': 'Verspätet ({ago})',
  'clock.zone': 'Zeiten am Ankunftsort: {zone}.',

  'approved.heading': 'Ihre Zollerklärung ist genehmigt',
  'approved.lead':
    'Laden Sie sie jetzt herunter und behalten Sie sie für Ihre Ankunft auf Ihrem Telefon.',
  'approved.past':
    'Ihr Ankunftsdatum ist vorbei. Ein neues Ankunftsdatum braucht eine neue Erklärung.',
  'approved.changed': 'Ihre Angaben haben sich nach der Erstellung dieses Dokuments geändert',
  'approved.changedFields': 'Korrigiert: {fields}.',
  'approved.changedText':
    'Die letzte Korrektur war am {date}. Falls ein neues Dokument kommt, senden wir Ihnen eine E-Mail. Bis dahin ist dies Ihr Dokument.',
  'approved.pdf': 'PDF-Dokument',
  'approved.image': 'Bild',
  'approved.download': 'Jetzt herunter­laden',
  'approved.preparing': 'Wird vorbereitet...',
  'approved.again': 'Noch einmal versuchen',
  'approved.hint': 'Die Datei wird etwa 1 Sekunde nach dem Drücken der Schaltfläche gespeichert.',
  'approved.hintSize':
    'Die Datei hat {size}. Sie wird gespeichert, sobald sie vollständig angekommen ist.',
  'approved.handed':
    'Wir haben die Datei an diese App übergeben und sehen nicht, ob sie gespeichert wurde. Wenn sie nicht in Ihren Downloads ist, öffnen Sie diese Seite in Ihrem Browser.',
  'approved.saved': 'Die Datei ist gespeichert. Sie finden sie in Ihren Downloads.',
  'approved.fileFailed':
    'Die Datei ist nicht auf Ihrem Gerät angekommen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'approved.noFile':
    'Die Datei ist noch nicht bereit. Laden Sie diese Seite in einigen Minuten neu.',
  'approved.gone':
    'Wir finden Ihr Dokument im Moment nicht. Versuchen Sie es in einigen Minuten noch einmal, oder <link>kontaktieren Sie uns</link>.',

  'download.bytes': '{received} von {total}',
  'download.wentOn': '{received} von {total}, fortgesetzt ab {from}',
  'download.percent': '{percent} der Datei sind angekommen.',
  'download.stop': 'Anhalten',
  'download.cut': 'Die Verbindung ist abgebrochen. Wir behalten, was angekommen ist.',
  'download.stopped': 'Sie haben den Download angehalten. Wir behalten, was angekommen ist.',
  'download.goOn': 'Download fortsetzen',

  'preview.heading': 'Ihr Dokument',
  'preview.lead': 'Sie können es am Schalter direkt auf dieser Seite vorzeigen.',
  'preview.label': 'Vorschau Ihres Dokuments',
  'preview.zoomIn': 'Vergrößern',
  'preview.zoomOut': 'Verkleinern',
  'preview.fit': 'An Breite anpassen',
  'preview.large': 'Große Ansicht',
  'preview.close': 'Schließen',
  'preview.page': 'Seite {page} von {pages}',
  'preview.image': 'Bild Ihres Dokuments',
  'preview.loading': 'Wir öffnen Ihr Dokument.',
  'preview.failed':
    'Die Vorschau wurde nicht geladen. Sie können trotzdem auf „Jetzt herunterladen“ drücken.',
  'preview.tryAgain': 'Noch einmal versuchen',
  'preview.broken':
    'Wir können diese Datei hier nicht anzeigen. Drücken Sie auf „Jetzt herunterladen“ und öffnen Sie sie mit einer anderen App.',
  'preview.password':
    'Diese Datei hat ein Passwort, deshalb können wir sie hier nicht anzeigen. Drücken Sie auf „Jetzt herunterladen“ und öffnen Sie sie mit einer anderen App.',

  'offline.heading': 'Ohne Internet',
  'offline.keeping': 'Wir speichern diese Seite auf Ihrem Gerät.',
  'offline.kept':
    'Diese Seite und Ihr Dokument sind auf diesem Gerät gespeichert. Sie lassen sich bis zum {date} ohne Internet öffnen.',
  'offline.shared':
    'Benutzen auch andere Personen dieses Gerät? Entfernen Sie Seite und Dokument, bevor Sie gehen.',
  'offline.remove': 'Von diesem Gerät entfernen',
  'offline.removed': 'Diese Seite und Ihr Dokument sind nicht auf diesem Gerät gespeichert.',
  'offline.keep': 'Auf diesem Gerät speichern',
  'offline.notKept':
    'Dieses Gerät konnte Ihr Dokument nicht speichern. Drücken Sie auf „Jetzt herunterladen“ und speichern Sie die Datei.',
  'offline.copy':
    'Wir erreichen unseren Server gerade nicht. Dies ist die Kopie, die wir am {date} auf diesem Gerät gespeichert haben.',
  'offline.copyThen':
    'Dies ist die Kopie, die wir am {date} auf diesem Gerät gespeichert haben. Der Auftrag kann sich seitdem geändert haben.',
  'offline.noCopyTitle': 'Es gibt kein Internet und keine Kopie auf diesem Gerät',
  'offline.noCopy':
    'Wir haben diesen Auftrag nicht auf diesem Gerät gespeichert. Verbinden Sie sich mit dem Internet und versuchen Sie es noch einmal.',
  'offline.savedLater':
    'Die Datei ist gespeichert. Sie finden sie in Ihren Downloads. Wir erfassen diesen Download, sobald Sie wieder Internet haben.',
  'offline.pending':
    'Sie haben die Datei am {date} heruntergeladen. Wir haben dies noch nicht erfasst.',
  'offline.install': 'Zum Startbildschirm hinzufügen',
  'offline.installHint': 'Sie können diese Seite dann vom Startbildschirm Ihres Telefons öffnen.',

  'device.title': 'Aufträge auf diesem Gerät',
  'device.lead': 'Jede Person, die dieses Gerät in der Hand hat, kann sie öffnen.',
  'device.copies':
    'Eine Kopie lässt sich ohne Internet öffnen und zeigt den Auftrag, wie er damals war. Um den jetzigen Stand zu sehen, öffnen Sie ihn mit Internet. Eventuell fragen wir dann nach Ihrer E-Mail-Adresse.',
  'device.copyOf': 'Kopie vom {date}',
  'device.noCopy': 'Hier ist keine Kopie. Dieser Auftrag lässt sich nur mit Internet öffnen.',
  'device.order': 'Auftrag {id}',
  'device.arrives': 'Ankunft am {date}',
  'device.open': 'Öffnen',
  'device.another': 'Einen weiteren Auftrag öffnen',
  'device.none': 'Auf diesem Gerät ist kein Auftrag gespeichert.',
  'device.notYours': 'Ist das nicht Ihr Gerät?',
  'device.notYoursText':
    'Entfernen Sie die Aufträge und beenden Sie die Sitzung, bevor Sie gehen. Dateien in Ihren Downloads bleiben: Löschen Sie sie dort.',
  'device.removeAll': 'Alle entfernen und Sitzung beenden',
  'device.confirm': 'Alle Aufträge entfernen und die Sitzung beenden?',
  'device.confirmText':
    'Seiten und Dokumente werden hier gelöscht. Ohne Auftragsnummer und E-Mail-Adresse kann sie auf diesem Gerät niemand mehr öffnen. Ihre Aufträge selbst ändern sich nicht.',
  'device.unsent': 'Noch nicht gesendet und wird auch gelöscht: {orders}.',
  'device.keepThem': 'Behalten',
  'device.left': 'Die Kopie ist gelöscht, und die Sitzung ist beendet.',
  'device.leftLater':
    'Die Kopie ist gelöscht. Wir haben unseren Server nicht erreicht, um die Sitzung zu beenden. Sie endet um {time} Uhr von selbst.',
  'device.ended': 'Die Sitzung ist beendet.',
  'device.endsLater':
    'Wir haben unseren Server nicht erreicht, um die Sitzung zu beenden. Sie endet um {time} Uhr von selbst.',
  'device.notRemoved':
    'Wir konnten nicht löschen, was auf diesem Gerät gespeichert ist. Löschen Sie die Daten dieser Website in den Einstellungen Ihres Browsers.',

  'land.heading': 'Vor der Landung',
  'land.save': 'Speichern Sie die Datei',
  'land.saveText': 'Das WLAN am Flughafen kann langsam sein. Speichern Sie sie vor dem Abflug.',
  'land.keep': 'Bewahren Sie Ihre Auftragsnummer auf',
  'land.keepText': 'Sie brauchen sie, um diese Seite wieder zu öffnen.',
  'land.wrong': 'Stimmt etwas nicht?',
  'land.wrongText': 'Sagen Sie es uns vor der Reise. <link>Kontaktieren Sie uns</link>.',

  'history.heading': 'Download-Verlauf',
  'history.number': '#',
  'history.orderId': 'Auftragsnummer',
  'history.time': 'Datum und Uhrzeit (EST)',
  'history.ip': 'IP-Adresse des Geräts',
  'history.device': 'Gerät',
  'history.type': 'Gerätetyp',
  'history.browser': 'Browser',
  'history.os': 'OS',
  'history.location': 'Standort des Geräts',
  'history.count': {
    one: '{count} Mal heruntergeladen',
    other: '{count} Mal heruntergeladen',
  },
  'history.empty': 'Keine Einträge gefunden',
  'history.why':
    'Wir erfassen jeden Download als Nachweis, dass wir Ihren Auftrag ausgeführt haben. <link>Lesen Sie unsere Datenschutzerklärung</link>.',

  'stage.received': 'Wir haben Ihren Antrag',
  'stage.receivedText':
    'Wir haben ihn am {date} erhalten. Wir beginnen mit der Arbeit, sobald Ihre Zahlung bestätigt ist.',
  'stage.queuedText':
    'Er wartet seit dem {date} auf unser Team. Wir haben noch nicht mit der Arbeit begonnen.',
  'stage.opens': 'Die Einreichung ist ab dem {date} möglich',
  'stage.opensText': {
    one: 'Erklärungen werden frühestens {count} Tag vor der Ankunft angenommen, nach der Uhr am Ankunftsort. Danach reichen wir Ihre ein.',
    other:
      'Erklärungen werden frühestens {count} Tage vor der Ankunft angenommen, nach der Uhr am Ankunftsort. Danach reichen wir Ihre ein.',
  },
  'stage.preparing': 'Wir bereiten Ihre Erklärung vor',
  'stage.preparingText': 'Sie liegt seit dem {date} bei unserem Team.',
  'stage.waitingForYou': 'Wir brauchen eine Antwort von Ihnen',
  'stage.waitingForYouText': 'Wir warten seit dem {date} auf Ihre Antwort.',
  'stage.waitingForAuthority': 'Wir haben Ihre Erklärung eingereicht',
  'stage.waitingForAuthorityText': 'Wir warten seit dem {date} auf die Antwort der Behörde.',
  'stage.approved': 'Ihre Zollerklärung ist genehmigt',
  'stage.approvedText': 'Sie wurde am {date} genehmigt.',
  'stage.refunded': 'Wir erstatten Ihren Auftrag',
  'stage.refundedText': 'Wir haben die Arbeit am {date} eingestellt.',
  'stage.closed': 'Ihr Auftrag ist geschlossen',
  'stage.closedText': 'Er wurde am {date} geschlossen.',
  'stage.unfiled': 'Wir haben dafür keine Erklärung eingereicht.',
  'refund.done': 'Ihr Auftrag ist erstattet',
  'refund.doneText': 'Wir haben am {date} <b>{amount}</b> erstattet.',
  'refund.doneOn': 'Wir haben Ihr Geld am {date} erstattet.',
  'soon.tomorrow': 'Sie kommen morgen an. Ihre Erklärung ist noch nicht genehmigt.',
  'soon.today': 'Sie kommen heute an. Ihre Erklärung ist noch nicht genehmigt.',
  'soon.past': 'Ihr Ankunftsdatum ist vorbei',
  'soon.pastText':
    'Ihr Ankunftsdatum war der {date}. Für diesen Auftrag gibt es keine genehmigte Erklärung.',
  'do.heading': 'Was Sie tun können',
  'do.open':
    'Lassen Sie diese Seite offen oder öffnen Sie sie vor dem Einsteigen noch einmal. Sie ändert sich von selbst, sobald Ihre Erklärung genehmigt ist.',
  'do.form':
    'Bei der Landung noch keine Genehmigung? Sie können <link>das amtliche Formular</link> vor dem Zoll selbst ausfüllen. Es ist kostenlos.',
  'do.newDate': 'Sind Sie noch nicht gereist? <link>Nennen Sie uns Ihr neues Ankunftsdatum</link>.',
  'do.refund':
    'Sind Sie ohne sie gereist? <ask>Bitten Sie uns um eine Erstattung</ask>. <link>Lesen Sie unsere Erstattungsregeln</link>.',
  'do.refundNow':
    'Füllen Sie das Formular selbst aus, oder reisen Sie nicht? <link>Bitten Sie uns um eine Erstattung</link>.',
  'do.write':
    'Hat sich etwas geändert, oder haben Sie eine Frage? <link>Schreiben Sie uns auf dieser Seite</link>.',
  'next.nothing': 'Sie müssen jetzt nichts tun.',
  'next.received':
    'Wir warten, bis Ihre Zahlung bestätigt ist. Haben Sie schon bezahlt? <link>Kontaktieren Sie uns</link>.',
  'next.preparing': 'Wir senden Ihnen eine E-Mail, sobald die Erklärung fertig ist.',
  'next.answer':
    'Beantworten Sie unsere Frage auf dieser Seite. Wir machen weiter, sobald wir Ihre Antwort haben.',
  'next.waitingForYou':
    'Schreiben Sie an {email} oder rufen Sie {phone} an. Nennen Sie Ihre Auftragsnummer.',
  'next.waitingForAuthority': 'Wir senden Ihnen eine E-Mail, sobald die Erklärung genehmigt ist.',
  'next.approved': 'Laden Sie diese Seite neu, um die Erklärung herunterzuladen.',
  'next.refunded': 'Wie lange es bis zur Gutschrift dauert, hängt von Ihrer Bank ab.',
  'next.refunding': 'Wir senden Ihnen eine E-Mail, sobald wir das Geld erstattet haben.',
  'next.unfiled':
    'Reisen Sie trotzdem? Dann brauchen Sie eine Erklärung. Sie können das amtliche Formular selbst ausfüllen. Es ist kostenlos.',
  'next.closed': 'Haben Sie etwas anderes erwartet? <link>Kontaktieren Sie uns</link>.',
  'next.contact': 'Haben Sie eine Frage? <link>Kontaktieren Sie uns</link>.',
  'approved.means':
    'Sie ist eingereicht, und Ihr Dokument ist fertig. Bei Ihrer Ankunft entscheidet ein Zollbeamter.',
  'approved.newDate':
    'Sie gilt nur für die Ankunft, die Sie angegeben haben. Ein neues Flugdatum braucht eine neue Erklärung.',

  'ask.wantsText': 'Bitte beantworten Sie unsere Frage',
  'ask.wantsChoice': 'Bitte wählen Sie Ihre Antwort',
  'ask.wantsDate': 'Bitte geben Sie das Datum an',
  'ask.wantsField': 'Bitte prüfen Sie diese Angabe',
  'ask.wantsFields': 'Bitte füllen Sie die Angaben aus',
  'ask.wantsFile': 'Bitte senden Sie die Datei',
  'ask.answer': 'Ihre Antwort',
  'ask.choice': 'Wählen Sie eine Antwort',
  'ask.date': 'Datum',
  'ask.present': 'Sie haben geschrieben: {value}',
  'ask.file': 'Foto, Scan oder PDF',
  'ask.fileHint': 'PDF, JPEG, PNG oder WebP, bis zu 15 MB.',
  'ask.photo': 'Foto aufnehmen',
  'ask.choose': 'Datei wählen',
  'ask.add': 'Möchten Sie etwas hinzufügen? Sie können das leer lassen.',
  'ask.send': 'Antwort senden',
  'ask.sent': 'Wir haben Ihre Antwort. Sie kam am {date} an. Wir arbeiten an Ihrem Auftrag weiter.',
  'ask.closed':
    'Dieser Auftrag ist abgeschlossen, deshalb wurde Ihre Antwort nicht gesendet. Ihr Text ist noch hier.',
  'ask.gone':
    'Wir brauchen diese Antwort nicht mehr, deshalb wurde sie nicht gesendet. Ihr Text ist noch hier.',
  'ask.empty': 'Bitte geben Sie zuerst eine Antwort.',
  'ask.wrong': 'Wir können diese Antwort nicht verwenden. Bitte prüfen Sie sie.',
  'ask.badFile':
    'Diese Datei lässt sich nicht öffnen. Wählen Sie eine PDF-, JPEG-, PNG- oder WebP-Datei.',
  'ask.largeFile': 'Die Datei ist größer als 15 MB. Wählen Sie eine kleinere.',
  'ask.manyFiles':
    'Wir können zu diesem Auftrag keine weiteren Dateien annehmen. Entfernen Sie die Datei und senden Sie Ihren Text.',
  'day.day': 'Tag',
  'day.month': 'Monat',
  'day.year': 'Jahr',
  'day.example': 'Zum Beispiel {date}',
  'day.missing': 'Bitte füllen Sie aus: {parts}.',
  'day.wrongDay': 'Der Tag muss eine Zahl von 1 bis 31 sein.',
  'day.wrongMonth': 'Der Monat muss eine Zahl von 1 bis 12 sein.',
  'day.wrongYear': 'Bitte schreiben Sie das Jahr mit vier Ziffern, von {first} bis {last}.',
  'day.notInMonth': 'Der Tag stimmt nicht: {month} hat {days} Tage.',
  'write.heading': 'Schreiben Sie uns zu diesem Auftrag',
  'write.lead': 'Schreiben Sie hier. Wir antworten auf dieser Seite und per E-Mail.',
  'write.leadTo': 'Schreiben Sie hier. Wir antworten auf dieser Seite und per E-Mail an {email}.',
  'write.byEmail': 'Per E-Mail',
  'write.byEmailText':
    'Sie können auch an {email} schreiben. Was Sie per E-Mail schreiben, erscheint nicht auf dieser Seite.',
  'write.needsInternet':
    'Was geschrieben wurde, sehen Sie nur mit Internet. Eine Nachricht schreiben können Sie auch ohne.',
  'write.you': 'Sie',
  'write.label': 'Ihre Nachricht',
  'write.warn': 'Schreiben Sie nie Kartennummern oder Passwörter.',
  'write.send': 'Senden',
  'write.sending': 'Wird gesendet...',
  'write.elsewhere': 'Ein anderer Tab sendet diese Nachricht.',
  'write.add': 'Datei hinzufügen',
  'write.remove': 'Datei entfernen',
  'write.kept': 'Was Sie schreiben, bleibt auf diesem Gerät, bis es gesendet ist.',
  'write.offline':
    'Es gibt kein Internet. Ihr Text bleibt auf diesem Gerät. Er wird einmal gesendet, wenn Sie diese Seite mit Internet öffnen.',
  'write.failed':
    'Es wurde nicht gesendet. Ihr Text ist noch da. Bitte versuchen Sie es noch einmal.',
  'write.empty': 'Bitte schreiben Sie zuerst Ihre Nachricht.',
  'write.sent': 'Wir haben Ihre Nachricht.',
  'write.asked': 'hat gefragt, {time}',
  'write.answered': 'haben geantwortet, {time}',
  'write.unsent': 'noch nicht gesendet',
  'write.sendNow': 'Jetzt senden',
  'write.delete': 'Löschen',
  'write.earlier': 'Frühere Nachrichten zeigen',
  'write.earlierShown': 'Frühere Nachrichten werden angezeigt.',
  'write.none': 'Noch keine Nachrichten. Mit Ihrer ersten Nachricht beginnt das Gespräch.',
  'write.tooMany': 'Sie können ab {time} Uhr wieder senden. Ihr Text ist noch da.',
  'write.tooManyDay': 'Sie können am {date} wieder senden. Ihr Text ist noch da.',
  'left.typed': 'Was Sie geschrieben haben, ist noch nicht gesendet. Es steht noch hier:',
  'left.notOpen':
    'Ihre E-Mail öffnet den Auftrag nicht? Dann ist er nicht mehr hier, oder er hat jetzt eine andere E-Mail.',
  'stage.stillWorking': 'Wir arbeiten noch an Ihrem Auftrag',
  'stage.stillWorkingText': 'Wir schreiben Ihnen, wenn wir etwas brauchen.',
};
