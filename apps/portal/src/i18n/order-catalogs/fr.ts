import type { OrderCatalog } from '../t.ts';

/** The texts of the order page; how this language is written stands in `../catalogs/fr.ts`. */
export const order: OrderCatalog = {
  'order.page': 'Votre commande',
  'order.loading': 'Nous ouvrons votre commande.',
  'order.failedTitle': 'Nous n’avons pas pu charger votre commande',
  'order.tryAgain': 'Réessayer',
  'order.next': 'Les étapes suivantes',
  'order.name': 'Nom',
  'order.orderId': 'ID de commande',
  'order.email': 'E-mail',
  'order.arrival': 'Arrivée',
  'order.arrivalDate': '{date} ({left})',
  'order.flight': 'Vol',
  'order.place': 'Lieu',

  'clock.heading': 'Votre arrivée',
  'clock.opens': 'Ouverture du dépôt',
  'clock.opened': 'Dépôt ouvert depuis',
  'clock.fileBy': 'Notre propre délai de dépôt',
  'clock.in': 'dans {left}',
  'clock.late': 'En retard ({ago})',
  'clock.zone': 'Les heures sont celles du lieu d’arrivée : {zone}.',

  'approved.heading': 'Votre déclaration en douane est approuvée',
  'approved.lead': 'Téléchargez-la maintenant et gardez-la sur votre téléphone pour votre arrivée.',
  'approved.past':
    'Votre date d’arrivée est passée. Une nouvelle date d’arrivée demande une nouvelle déclaration.',
  'approved.changed': 'Vos données ont changé après la création de ce document',
  'approved.changedFields': 'Corrigé : {fields}.',
  'approved.changedText':
    'La dernière correction date du {date}. Si un nouveau document arrive, nous vous enverrons un e-mail. D’ici là, celui-ci reste votre document.',
  'approved.pdf': 'Document PDF',
  'approved.image': 'Image',
  'approved.download': 'Télé­charger main­tenant',
  'approved.preparing': 'Préparation...',
  'approved.again': 'Réessayer',
  'approved.hint': 'Le fichier s’enregistre environ 1 seconde après l’appui sur le bouton.',
  'approved.hintSize': 'Le fichier fait {size}. Il est enregistré une fois arrivé en entier.',
  'approved.handed':
    'Nous avons remis le fichier à cette application et ne pouvons pas voir s’il a été enregistré. S’il n’est pas dans vos téléchargements, ouvrez cette page dans votre navigateur.',
  'approved.saved': 'Le fichier est enregistré. Consultez vos téléchargements.',
  'approved.fileFailed':
    'Le fichier n’est pas arrivé sur votre appareil. Vérifiez votre connexion et réessayez.',
  'approved.noFile': 'Le fichier n’est pas encore prêt. Rechargez la page dans quelques minutes.',
  'approved.gone':
    'Nous ne trouvons pas votre document pour le moment. Réessayez dans quelques minutes ou <link>contactez-nous</link>.',

  'download.bytes': '{received} sur {total}',
  'download.wentOn': '{received} sur {total}, repris à {from}',
  'download.percent': '{percent} du fichier sont arrivés.',
  'download.stop': 'Arrêter',
  'download.cut': 'La connexion a été coupée. Nous gardons ce qui est arrivé.',
  'download.stopped': 'Vous avez arrêté le téléchargement. Nous gardons ce qui est arrivé.',
  'download.goOn': 'Reprendre le téléchargement',

  'preview.heading': 'Votre document',
  'preview.lead': 'Vous pouvez le présenter au guichet depuis cette page.',
  'preview.label': 'Aperçu de votre document',
  'preview.zoomIn': 'Agrandir',
  'preview.zoomOut': 'Réduire',
  'preview.fit': 'Ajuster à la largeur',
  'preview.large': 'Vue agrandie',
  'preview.close': 'Fermer',
  'preview.page': 'Page {page} sur {pages}',
  'preview.image': 'Image de votre document',
  'preview.loading': 'Nous ouvrons votre document.',
  'preview.failed':
    'L’aperçu n’a pas pu être chargé. Vous pouvez tout de même appuyer sur «\u00a0Télécharger maintenant\u00a0».',
  'preview.tryAgain': 'Réessayer',
  'preview.broken':
    'Nous ne pouvons pas afficher ce fichier ici. Appuyez sur «\u00a0Télécharger maintenant\u00a0» et ouvrez-le avec une autre application.',
  'preview.password':
    'Ce fichier est protégé par un mot de passe, nous ne pouvons donc pas l’afficher ici. Appuyez sur «\u00a0Télécharger maintenant\u00a0» et ouvrez-le avec une autre application.',

  'offline.heading': 'Sans internet',
  'offline.keeping': 'Nous conservons cette page sur votre appareil.',
  'offline.kept':
    'Cette page et votre document sont conservés sur cet appareil. Ils s’ouvrent sans internet jusqu’au {date}.',
  'offline.shared':
    'D’autres personnes utilisent cet appareil\u00a0? Supprimez ces copies avant de partir.',
  'offline.remove': 'Supprimer de cet appareil',
  'offline.removed': 'Cette page et votre document ne sont pas conservés sur cet appareil.',
  'offline.keep': 'Conserver sur cet appareil',
  'offline.notKept':
    'Cet appareil n’a pas pu conserver votre document. Appuyez sur «\u00a0Télécharger maintenant\u00a0» et enregistrez le fichier.',
  'offline.copy':
    'Nous ne pouvons pas joindre notre serveur pour le moment. Voici la copie que nous avons conservée sur cet appareil le {date}.',
  'offline.copyThen':
    'Voici la copie que nous avons conservée sur cet appareil le {date}. La commande a peut-être changé depuis.',
  'offline.noCopyTitle': 'Pas d’internet et aucune copie sur cet appareil',
  'offline.noCopy':
    'Nous n’avons pas conservé cette commande sur cet appareil. Connectez-vous à internet et réessayez.',
  'offline.savedLater':
    'Le fichier est enregistré. Consultez vos téléchargements. Nous noterons ce téléchargement dès que vous aurez de nouveau internet.',
  'offline.pending':
    'Vous avez téléchargé le fichier le {date}. Nous n’avons pas encore noté ce téléchargement.',
  'offline.install': 'Ajouter à l’écran d’accueil',
  'offline.installHint':
    'Vous pouvez ouvrir cette page depuis l’écran d’accueil de votre téléphone.',

  'device.title': 'Commandes sur cet appareil',
  'device.lead': 'Toute personne qui tient cet appareil peut les ouvrir.',
  'device.copies':
    'Une copie s’ouvre sans internet et montre la commande telle qu’elle était alors. Pour voir où elle en est maintenant, ouvrez-la avec internet. Nous vous demanderons peut-être votre adresse e-mail.',
  'device.copyOf': 'Copie du {date}',
  'device.noCopy': 'Il n’y a pas de copie ici. Cette commande ne s’ouvre qu’avec internet.',
  'device.order': 'Commande {id}',
  'device.arrives': 'Arrivée le {date}',
  'device.open': 'Ouvrir',
  'device.another': 'Ouvrir une autre commande',
  'device.none': 'Aucune commande n’est conservée sur cet appareil.',
  'device.notYours': 'Ce n’est pas votre appareil\u00a0?',
  'device.notYoursText':
    'Supprimez les commandes et fermez la session avant de partir. Les fichiers de vos téléchargements restent\u00a0: supprimez-les là-bas.',
  'device.removeAll': 'Tout supprimer et fermer la session',
  'device.confirm': 'Supprimer toutes les commandes et fermer la session\u00a0?',
  'device.confirmText':
    'Les pages et les documents sont supprimés ici, et personne ne peut les ouvrir sur cet appareil sans l’ID de commande et l’e-mail. Vos commandes elles-mêmes ne changent pas.',
  'device.unsent': 'Pas encore envoyé, et supprimé aussi : {orders}.',
  'device.keepThem': 'Les garder',
  'device.left': 'La copie est supprimée et la session est fermée.',
  'device.leftLater':
    'La copie est supprimée. Nous n’avons pas pu joindre notre serveur pour fermer la session. Elle se ferme d’elle-même à {time}.',
  'device.ended': 'La session est fermée.',
  'device.endsLater':
    'Nous n’avons pas pu joindre notre serveur pour fermer la session. Elle se ferme d’elle-même à {time}.',
  'device.notRemoved':
    'Nous n’avons pas pu supprimer ce qui est conservé sur cet appareil. Supprimez les données de ce site dans les réglages de votre navigateur.',

  'land.heading': 'Avant l’atterrissage',
  'land.save': 'Enregistrez le fichier',
  'land.saveText': 'Le Wi-Fi de l’aéroport peut être lent. Enregistrez-le avant le vol.',
  'land.keep': 'Gardez votre ID de commande',
  'land.keepText': 'Il vous le faut pour rouvrir cette page.',
  'land.wrong': 'Quelque chose est inexact\u00a0?',
  'land.wrongText': 'Dites-le-nous avant votre voyage. <link>Contactez-nous</link>.',

  'history.heading': 'Historique des téléchargements',
  'history.number': '#',
  'history.orderId': 'ID de commande',
  'history.time': 'Date et heure (EST)',
  'history.ip': 'Adresse IP de l’appareil',
  'history.device': 'Appareil',
  'history.type': 'Type d’appareil',
  'history.browser': 'Navigateur',
  'history.os': 'OS',
  'history.location': 'Localisation de l’appareil',
  'history.count': {
    one: '{count} téléchargement',
    many: '{count} de téléchargements',
    other: '{count} téléchargements',
  },
  'history.empty': 'Aucun enregistrement',
  'history.why':
    'Nous notons chaque téléchargement comme preuve que nous avons livré votre commande. <link>Lisez notre politique de confidentialité</link>.',

  'stage.received': 'Nous avons bien reçu votre demande',
  'stage.receivedText':
    'Nous l’avons reçue le {date}. Nous commencerons le travail dès la confirmation de votre paiement.',
  'stage.queuedText':
    'Elle attend notre équipe depuis le {date}. Nous n’avons pas encore commencé à la traiter.',
  'stage.opens': 'Le dépôt ouvre le {date}',
  'stage.opensText': {
    one: 'Les déclarations sont acceptées à partir de {count} jour avant l’arrivée, à l’heure du lieu d’arrivée. Nous déposons la vôtre ensuite.',
    many: 'Les déclarations sont acceptées à partir de {count} de jours avant l’arrivée, à l’heure du lieu d’arrivée. Nous déposons la vôtre ensuite.',
    other:
      'Les déclarations sont acceptées à partir de {count} jours avant l’arrivée, à l’heure du lieu d’arrivée. Nous déposons la vôtre ensuite.',
  },
  'stage.preparing': 'Nous préparons votre déclaration',
  'stage.preparingText': 'Elle est chez notre équipe depuis le {date}.',
  'stage.waitingForYou': 'Nous avons besoin d’une réponse de votre part',
  'stage.waitingForYouText': 'Nous attendons votre réponse depuis le {date}.',
  'stage.waitingForAuthority': 'Nous avons déposé votre déclaration',
  'stage.waitingForAuthorityText':
    'Nous attendons la réponse de l’autorité compétente depuis le {date}.',
  'stage.approved': 'Votre déclaration en douane est approuvée',
  'stage.approvedText': 'Elle a été approuvée le {date}.',
  'stage.refunded': 'Votre remboursement est en cours',
  'stage.refundedText': 'Nous avons arrêté le travail le {date}.',
  'stage.closed': 'Votre commande est clôturée',
  'stage.closedText': 'Elle a été clôturée le {date}.',
  'stage.unfiled': 'Nous n’avons déposé aucune déclaration pour elle.',
  'refund.done': 'Votre commande est remboursée',
  'refund.doneText': 'Nous avons remboursé <b>{amount}</b> le {date}.',
  'refund.doneOn': 'Nous vous avons remboursé le {date}.',
  'soon.tomorrow': 'Vous arrivez demain. Votre déclaration n’est pas encore approuvée.',
  'soon.today': 'Vous arrivez aujourd’hui. Votre déclaration n’est pas encore approuvée.',
  'soon.past': 'Votre date d’arrivée est passée',
  'soon.pastText':
    'Votre date d’arrivée était le {date}. Il n’y a pas de déclaration approuvée pour cette commande.',
  'do.heading': 'Ce que vous pouvez faire',
  'do.open':
    'Gardez cette page ouverte, ou rouvrez-la avant d’embarquer. Elle change d’elle-même quand votre déclaration est approuvée.',
  'do.form':
    'Pas d’approbation à l’atterrissage\u00a0? Vous pouvez remplir vous-même <link>le formulaire officiel</link> avant la douane. Il est gratuit.',
  'do.newDate':
    'Vous n’êtes pas encore parti(e)\u00a0? <link>Indiquez-nous votre nouvelle date d’arrivée</link>.',
  'do.refund':
    'Vous avez voyagé sans elle\u00a0? <ask>Demandez-nous un remboursement</ask>. <link>Lisez notre politique de remboursement</link>.',
  'do.refundNow':
    'Vous remplissez vous-même le formulaire, ou vous ne voyagez pas\u00a0? <link>Demandez-nous un remboursement</link>.',
  'do.write':
    'Quelque chose a changé, ou vous avez une question\u00a0? <link>Écrivez-nous sur cette page</link>.',
  'next.nothing': 'Vous n’avez rien à faire pour le moment.',
  'next.received':
    'Nous attendons la confirmation de votre paiement. Vous avez déjà payé\u00a0? <link>Contactez-nous</link>.',
  'next.preparing': 'Nous vous enverrons un e-mail quand elle sera prête.',
  'next.answer':
    'Répondez à notre question sur cette page. Nous continuerons quand nous aurons votre réponse.',
  'next.waitingForYou': 'Écrivez-nous à {email} ou appelez le {phone}. Indiquez l’ID de commande.',
  'next.waitingForAuthority': 'Nous vous enverrons un e-mail quand elle sera approuvée.',
  'next.approved': 'Rechargez cette page pour la télécharger.',
  'next.refunded': 'Le délai d’affichage du remboursement dépend de votre banque.',
  'next.refunding': 'Nous vous enverrons un e-mail dès que nous aurons rendu l’argent.',
  'next.unfiled':
    'Vous voyagez quand même\u00a0? Il vous faut une déclaration. Vous pouvez remplir vous-même le formulaire officiel. Il est gratuit.',
  'next.closed': 'Vous attendiez autre chose\u00a0? <link>Contactez-nous</link>.',
  'next.contact': 'Vous avez une question\u00a0? <link>Contactez-nous</link>.',
  'approved.means':
    'Elle est déposée et votre document est prêt. Un agent des douanes décide à votre arrivée.',
  'approved.newDate':
    'Elle est valable seulement pour l’arrivée que vous avez déclarée. Une nouvelle date de vol demande une nouvelle déclaration.',

  'ask.wantsText': 'Veuillez répondre à notre question',
  'ask.wantsChoice': 'Veuillez choisir votre réponse',
  'ask.wantsDate': 'Veuillez indiquer la date',
  'ask.wantsField': 'Veuillez vérifier cette information',
  'ask.wantsFields': 'Veuillez compléter les informations',
  'ask.wantsFile': 'Veuillez envoyer le fichier',
  'ask.answer': 'Votre réponse',
  'ask.choice': 'Choisissez une réponse',
  'ask.date': 'Votre date',
  'ask.present': 'Vous avez écrit : {value}',
  'ask.file': 'Photo, scan ou PDF',
  'ask.fileHint': 'PDF, JPEG, PNG ou WebP, jusqu’à 15 Mo.',
  'ask.photo': 'Prendre une photo',
  'ask.choose': 'Choisir un fichier',
  'ask.add': 'Quelque chose à ajouter ? Vous pouvez laisser ce champ vide.',
  'ask.send': 'Envoyer la réponse',
  'ask.sent':
    'Nous avons votre réponse. Elle est arrivée le {date}. Nous continuons votre commande.',
  'ask.closed':
    'Cette commande est clôturée, votre réponse n’a donc pas été envoyée. Votre texte est toujours ici.',
  'ask.gone':
    'Nous n’avons plus besoin de cette réponse, elle n’a donc pas été envoyée. Votre texte est toujours ici.',
  'ask.empty': 'Veuillez d’abord donner une réponse.',
  'ask.wrong': 'Nous ne pouvons pas utiliser cette réponse. Veuillez la vérifier.',
  'ask.badFile': 'Ce fichier ne s’ouvre pas. Choisissez un fichier PDF, JPEG, PNG ou WebP.',
  'ask.largeFile': 'Le fichier dépasse 15 Mo. Choisissez-en un plus petit.',
  'ask.manyFiles':
    'Nous ne pouvons plus recevoir de fichiers pour cette commande. Retirez le fichier et envoyez votre texte.',
  'day.day': 'Jour',
  'day.month': 'Mois',
  'day.year': 'Année',
  'day.example': 'Par exemple {date}',
  'day.missing': 'Veuillez remplir : {parts}.',
  'day.wrongDay': 'Le jour doit être un nombre de 1 à 31.',
  'day.wrongMonth': 'Le mois doit être un nombre de 1 à 12.',
  'day.wrongYear': 'Veuillez écrire l’année avec quatre chiffres, de {first} à {last}.',
  'day.notInMonth': 'Le jour n’est pas correct : {month} compte {days} jours.',
  'write.heading': 'Nous écrire au sujet de cette commande',
  'write.lead': 'Écrivez ici. Nous répondons sur cette page et par e-mail.',
  'write.leadTo': 'Écrivez ici. Nous répondons sur cette page et par e-mail à {email}.',
  'write.byEmail': 'Par e-mail',
  'write.byEmailText':
    'Vous pouvez aussi écrire à {email}. Ce que vous écrivez par e-mail n’apparaît pas sur cette page.',
  'write.needsInternet':
    'Pour voir ce qui a été écrit, il faut internet. Vous pouvez écrire un message sans internet.',
  'write.you': 'Vous',
  'write.label': 'Votre message',
  'write.warn': 'N’écrivez jamais de numéros de carte ni de mots de passe.',
  'write.send': 'Envoyer',
  'write.sending': 'Envoi en cours...',
  'write.elsewhere': 'Un autre onglet envoie ce message.',
  'write.add': 'Ajouter un fichier',
  'write.remove': 'Retirer le fichier',
  'write.kept': 'Ce que vous écrivez reste sur cet appareil jusqu’à l’envoi.',
  'write.offline':
    'Il n’y a pas d’internet. Votre texte reste sur cet appareil. Il est envoyé une seule fois, quand vous ouvrez cette page avec internet.',
  'write.failed': 'L’envoi a échoué. Votre texte est conservé. Veuillez réessayer.',
  'write.empty': 'Veuillez d’abord écrire votre message.',
  'write.sent': 'Nous avons votre message.',
  'write.asked': 'a demandé, {time}',
  'write.answered': 'avez répondu, {time}',
  'write.unsent': 'pas encore envoyé',
  'write.sendNow': 'Envoyer maintenant',
  'write.delete': 'Supprimer',
  'write.earlier': 'Afficher les messages précédents',
  'write.earlierShown': 'Les messages précédents sont affichés.',
  'write.none': 'Pas encore de messages. Votre premier message ouvre la conversation.',
  'write.tooMany': 'Vous pourrez renvoyer à {time}. Votre texte est conservé.',
  'write.tooManyDay': 'Vous pourrez renvoyer le {date}. Votre texte est conservé.',
  'left.typed': 'Ce que vous avez écrit n’est pas encore envoyé. C’est toujours ici :',
  'left.notOpen':
    'Votre e-mail n’ouvre pas la commande ? Alors elle n’est plus ici, ou elle a maintenant un autre e-mail.',
  'stage.stillWorking': 'Nous travaillons encore sur votre commande',
  'stage.stillWorkingText': 'Nous vous écrivons quand nous avons besoin de quelque chose.',
};
