/**
 * Tests of the forms that pages answer: by the file that answers them and its intents ("" if it has none), the test at the
 * lowest level that can hold it, and the use case, intent or page that it names.
 */
export const formTests: Record<string, Record<string, readonly [test: string, mention: string]>> = {
  "app/features/accounts/office/admin/act-on-account.server.ts": {
    activate: ["tests/worker/account-status.test.ts", "changeAccountStatus"],
    "add-note": ["tests/worker/admin-users.test.ts", "addNote"],
    approve: ["tests/worker/account-status.test.ts", "changeAccountStatus"],
    "change-role": ["tests/worker/admin-roles.test.ts", "changeAdminRole"],
    delete: ["tests/worker/admin-users.test.ts", "deleteUser"],
    "delete-note": ["tests/worker/admin-users.test.ts", "deleteNote"],
    edit: ["tests/worker/admin-users.test.ts", "editAccount"],
    "end-session": ["tests/worker/admin-users.test.ts", "endSession"],
    suspend: ["tests/worker/account-status.test.ts", "changeAccountStatus"],
    verify: ["tests/worker/account-status.test.ts", "changeAccountStatus"],
  },
  "app/features/accounts/office/admin/act-on-accounts.server.ts": {
    activate: ["tests/worker/account-status.test.ts", "changeAccountStatus"],
    approve: ["tests/worker/account-status.test.ts", "changeAccountStatus"],
    delete: ["tests/worker/admin-users.test.ts", "deleteUser"],
    suspend: ["tests/worker/account-status.test.ts", "changeAccountStatus"],
    verify: ["tests/worker/account-status.test.ts", "changeAccountStatus"],
  },
  "app/routes/office/held.tsx": {
    dismiss: ["tests/worker/held-changes.test.ts", "dismissRefusedChange"],
    undo: ["tests/worker/held-changes.test.ts", "undoHeldChanges"],
  },
  "app/office/lists/answer-list-choice.server.ts": {
    "choose-columns": ["tests/worker/saved-views.test.ts", "choose-columns"],
    "default-view": ["tests/worker/saved-views.test.ts", "default-view"],
    "delete-view": ["tests/worker/saved-views.test.ts", "delete-view"],
    "no-default-view": ["tests/worker/saved-views.test.ts", "no-default-view"],
    "rename-view": ["tests/worker/saved-views.test.ts", "rename-view"],
    "save-view": ["tests/worker/saved-views.test.ts", "save-view"],
  },
  "app/features/money/invoices/answer-invoice-details.ts": {
    "": ["tests/worker/tax-documents.test.ts", "saveInvoiceDetails"],
  },
  "app/features/trips/party/answer-party.ts": {
    "": ["tests/worker/party.test.ts", "saveParty"],
  },
  "app/features/bookings/form/book-by-form.server.ts": {
    "": ["tests/e2e/without-javascript.spec.ts", "/book/"],
  },
  "app/features/desk/office/admin/book-by-phone.server.ts": {
    book: ["tests/worker/admin-bookings.test.ts", "createBookingFor"],
  },
  "app/features/desk/office/operator/book-own.server.ts": {
    book: ["tests/worker/own-bookings.test.ts", "createOwnBooking"],
    quote: ["tests/worker/own-bookings.test.ts", "quoteOwnBooking"],
  },
  "app/features/desk/office/admin/change-bookings.server.ts": {
    "bulk-cancel": ["tests/worker/office-forms.test.ts", "bulk-cancel"],
    "bulk-confirm": ["tests/worker/office-forms.test.ts", "bulk-confirm"],
    goodwill: ["tests/worker/refunds-by-fault.test.ts", "refundGoodwill"],
    message: ["tests/worker/admin-bookings.test.ts", "sendBookingMessage"],
    status: ["tests/worker/admin-bookings.test.ts", "changeBookingStatus"],
  },
  "app/features/desk/office/operator/change-operator-booking.server.ts": {
    cancelled: ["tests/worker/operator-cancels.test.ts", "changeCustomerBooking"],
    complete: ["tests/worker/held-changes.test.ts", "changeOperatorBookings"],
    completed: ["tests/worker/held-changes.test.ts", "changeOperatorBooking"],
    "no-show": ["tests/worker/held-changes.test.ts", "changeOperatorBookings"],
    own: ["tests/worker/own-bookings.test.ts", "changeOwnBooking"],
    payment: ["tests/worker/operator-desk.test.ts", "recordReceivedPayment"],
  },
  "app/features/trips/changes/change-trip.ts": {
    cancel: ["tests/worker/trip-page.test.ts", "cancelBooking"],
    date: ["tests/worker/closing-refunds.test.ts", "changePartyOrDate"],
    party: ["tests/worker/closing-refunds.test.ts", "changePartyOrDate"],
    "quote-date": ["tests/worker/closing-refunds.test.ts", "quoteChange"],
    "quote-party": ["tests/worker/closing-refunds.test.ts", "quoteChange"],
  },
  "app/features/bookings/form/quote-review.ts": {
    "": ["tests/e2e/without-javascript.spec.ts", "/book/"],
  },
  "app/features/desk/office/repair/repair-booking.server.ts": {
    "repair-contact": ["tests/worker/repair.test.ts", "repairContact"],
    "repair-date": ["tests/worker/repair.test.ts", "repairBooking"],
    "repair-documents": ["tests/worker/repair.test.ts", "resendDocuments"],
    "repair-note": ["tests/worker/repair.test.ts", "addBookingNote"],
    "repair-party": ["tests/worker/repair.test.ts", "repairBooking"],
    "repair-price": ["tests/worker/repair.test.ts", "repairBooking"],
    "repair-quote-date": ["tests/worker/repair.test.ts", "quoteRepair"],
    "repair-quote-party": ["tests/worker/repair.test.ts", "quoteRepair"],
    "repair-quote-price": ["tests/worker/repair.test.ts", "quoteRepair"],
    "repair-withdraw": ["tests/worker/repair.test.ts", "withdrawProposal"],
  },
  "app/features/desk/office/rescue/rescue.server.ts": {
    "check-in": ["tests/worker/rescue.test.ts", "checkInByTeam"],
    offer: ["tests/worker/rescue.test.ts", "orderRescue"],
    refund: ["tests/worker/rescue.test.ts", "orderRescue"],
    retry: ["tests/worker/rescue.test.ts", "retryRescue"],
    step: ["tests/worker/rescue.test.ts", "stepRescue"],
  },
  "app/features/departures/office/operator/change-departure.server.ts": {
    add: ["tests/worker/office-forms.test.ts", 'intent: "add"'],
    capacity: ["tests/worker/overselling.test.ts", "changeCapacity"],
    close: ["tests/worker/closing-departures.test.ts", "closeDeparture"],
    follow: ["tests/worker/overselling.test.ts", "changeCapacity"],
    guarantee: ["tests/worker/tour-sales.test.ts", "guaranteeDeparture"],
    message: ["tests/worker/office-forms.test.ts", 'intent: "message"'],
    reopen: ["tests/worker/closing-departures.test.ts", "reopenDeparture"],
  },
  "app/features/money/office/admin/change-disputes.ts": {
    note: ["tests/worker/disputes.test.ts", "noteDispute"],
    step: ["tests/worker/disputes.test.ts", "changeDispute"],
  },
  "app/features/money/office/admin/change-payouts.ts": {
    approve: ["tests/worker/payouts.test.ts", "approvePayout"],
    "approve-all": ["tests/worker/office-forms.test.ts", "approve-all"],
    pay: ["tests/worker/payouts.test.ts", "payPayout"],
    prepare: ["tests/worker/payouts.test.ts", "preparePayout"],
    "prepare-all": ["tests/worker/office-forms.test.ts", "prepare-all"],
    return: ["tests/worker/payouts.test.ts", "returnPayout"],
    withdraw: ["tests/worker/payouts.test.ts", "withdrawPayout"],
  },
  "app/features/notifications/answer-preferences.server.ts": {
    choose: ["tests/worker/operator-notifications.test.ts", "changeNotificationPreferences"],
    subscribe: ["tests/worker/operator-notifications.test.ts", "subscribeToPush"],
    unsubscribe: ["tests/worker/operator-notifications.test.ts", "unsubscribeFromPush"],
  },
  "app/features/operators/office/admin/act-on-operators.server.ts": {
    activate: ["tests/worker/admin-users.test.ts", "changeOperatorStatus"],
    approve: ["tests/worker/admin-users.test.ts", "changeOperatorStatus"],
    "ask-documents": ["tests/worker/operator-verification.test.ts", "decideOnOperator"],
    confirm: ["tests/worker/operator-verification.test.ts", "decideOnOperator"],
    refuse: ["tests/worker/operator-verification.test.ts", "decideOnOperator"],
    suspend: ["tests/worker/admin-users.test.ts", "changeOperatorStatus"],
    verify: ["tests/worker/admin-users.test.ts", "changeOperatorStatus"],
  },
  "app/features/operators/office/operator/change-members.server.ts": {
    "hand-over": ["tests/worker/operator-members.test.ts", "handOverOperator"],
    invite: ["tests/worker/operator-members.test.ts", "inviteMember"],
    remove: ["tests/worker/operator-members.test.ts", "removeMember"],
    resend: ["tests/worker/operator-members.test.ts", "resendInvitation"],
    rights: ["tests/worker/operator-members.test.ts", "changeMemberRights"],
    withdraw: ["tests/worker/operator-members.test.ts", "withdrawInvitation"],
  },
  "app/features/money/office/operator/buy-premium.server.ts": {
    "": ["tests/worker/premium-listings.test.ts", "buyPremiumListing"],
  },
  "app/features/reviews/office/operator/answer-review.ts": {
    answer: ["tests/worker/review-replies.test.ts", "answerReview"],
    report: ["tests/worker/review-replies.test.ts", "reportReview"],
  },
  "app/features/reviews/change-photographs.ts": {
    add: ["tests/worker/review-photographs.test.ts", "addPhotograph"],
    remove: ["tests/worker/review-photographs.test.ts", "deletePhotograph"],
  },
  "app/features/settings/office/admin/change-settings.ts": {
    "add-rate": ["tests/worker/settings.test.ts", "addRate"],
    "remove-rate": ["tests/worker/settings.test.ts", "removeRate"],
    "remove-spend": ["tests/worker/settings.test.ts", "changeMarketingSpend"],
    save: ["tests/worker/settings.test.ts", "changeSettings"],
    "set-spend": ["tests/worker/settings.test.ts", "changeMarketingSpend"],
  },
  "app/features/threads/change-thread.ts": {
    message: ["tests/worker/threads.test.ts", "writeMessage"],
    report: ["tests/worker/thread-reports.test.ts", "reportThread"],
  },
  "app/features/tours/office/rules/tour-rules.server.ts": {
    "": ["tests/worker/tour-rules.test.ts", "setTourPrices"],
  },
  "app/features/tour-pictures/office/change-tour-pictures.ts": {
    add: ["tests/worker/tour-pictures.test.ts", "addTourPicture"],
    alt: ["tests/worker/tour-pictures.test.ts", "describeTourPicture"],
    draw: ["tests/worker/tour-drawings.test.ts", "chooseTourDrawing"],
    remove: ["tests/worker/tour-pictures.test.ts", "removeTourPicture"],
    reorder: ["tests/worker/tour-pictures.test.ts", "reorderTourPictures"],
    undraw: ["tests/worker/tour-drawings.test.ts", "removeTourDrawing"],
  },
  "app/features/tours/office/operator/act-on-operator-tour.server.ts": {
    delete: ["tests/worker/tour-drafts.test.ts", "unpublishOrDeleteTour"],
    discard: ["tests/worker/tour-drafts.test.ts", "discardTourDraft"],
    submit: ["tests/worker/tour-drafts.test.ts", "submitTour"],
    unpublish: ["tests/worker/tour-drafts.test.ts", "unpublishOrDeleteTour"],
    withdraw: ["tests/worker/tour-drafts.test.ts", "withdrawTour"],
  },
  "app/features/tours/office/admin/change-tours.server.ts": {
    approve: ["tests/worker/admin-tours.test.ts", "changeTour"],
    delete: ["tests/worker/admin-tours.test.ts", "changeTour"],
    feature: ["tests/worker/admin-tours.test.ts", "changeTour"],
    publish: ["tests/worker/admin-tours.test.ts", "changeTour"],
    reject: ["tests/worker/admin-tours.test.ts", "changeTour"],
    restore: ["tests/worker/admin-tours.test.ts", "changeTour"],
    unfeature: ["tests/worker/admin-tours.test.ts", "changeTour"],
    unpublish: ["tests/worker/admin-tours.test.ts", "changeTour"],
  },
  "app/features/tours/office/pause-sales.server.ts": {
    pause: ["tests/worker/tour-sales.test.ts", "pauseSales"],
    resume: ["tests/worker/tour-sales.test.ts", "resumeSales"],
  },
  "app/features/wishlist/change-wishlist.ts": {
    copy: ["tests/worker/wishlist-lists.test.ts", "copySharedWishlist"],
    merge: ["tests/worker/wishlist.test.ts", "mergeWishlist"],
    remove: ["tests/worker/wishlist.test.ts", "removeFromWishlist"],
    save: ["tests/worker/wishlist.test.ts", "addToWishlist"],
  },
  "app/routes/account/booking.tsx": {
    details: ["tests/worker/traveler-booking-changes.test.ts", "changeTravelerBooking"],
  },
  "app/routes/account/forgot-password.tsx": {
    "": ["tests/worker/password-and-email.test.ts", "requestPasswordReset"],
  },
  "app/routes/account/join-operator.tsx": {
    accept: ["tests/worker/operator-members.test.ts", "acceptInvitation"],
  },
  "app/routes/account/login-code.tsx": {
    "": ["tests/worker/second-factor.test.ts", "verifySecondFactor"],
  },
  "app/routes/account/login-phone.tsx": {
    ask: ["tests/worker/phone-sign-in.test.ts", "requestPhoneCode"],
    "sign-in": ["tests/worker/phone-sign-in.test.ts", "signInWithPhone"],
  },
  "app/routes/account/login-again.tsx": {
    "": ["tests/worker/recent-sign-in.test.ts", "/login/again"],
  },
  "app/routes/account/login.tsx": {
    "": ["tests/worker/sign-in.test.ts", "signIn"],
  },
  "app/routes/account/logout.ts": {
    "": ["tests/worker/office-forms.test.ts", "signOut"],
  },
  "app/routes/account/profile-avatar.tsx": {
    "": ["tests/worker/avatar.test.ts", "changeAvatar"],
  },
  "app/routes/account/profile-data.tsx": {
    nominee: ["tests/worker/guest-data.test.ts", "saveNominee"],
  },
  "app/routes/account/profile.tsx": {
    consent: ["tests/worker/profile.test.ts", "updateProfile"],
    "emergency-contact": ["tests/worker/profile.test.ts", "updateProfile"],
    person: ["tests/worker/profile.test.ts", "updateProfile"],
  },
  "app/routes/account/reset-password.tsx": {
    "": ["tests/worker/account-takeover.test.ts", "resetPassword"],
  },
  "app/routes/account/review.tsx": {
    edit: ["tests/worker/reviews.test.ts", "editReview"],
    write: ["tests/worker/reviews.test.ts", "writeReview"],
  },
  "app/routes/account/security.tsx": {
    "begin-two-step": ["tests/worker/second-factor.test.ts", "beginSecondFactor"],
    "change-email": ["tests/worker/password-and-email.test.ts", "changeEmail"],
    "change-password": ["tests/worker/password-and-email.test.ts", "changePassword"],
    "confirm-phone": ["tests/worker/phone-sign-in.test.ts", "confirmPhone"],
    "confirm-two-step": ["tests/worker/second-factor.test.ts", "confirmSecondFactor"],
    "end-two-step": ["tests/worker/second-factor.test.ts", "endSecondFactor"],
    "remove-passkey": ["tests/worker/sessions.test.ts", "removePasskey"],
    "remove-phone": ["tests/worker/phone-sign-in.test.ts", "removeVerifiedPhone"],
    "sign-out-device": ["tests/worker/sessions.test.ts", "revokeSession"],
    "sign-out-others": ["tests/worker/sessions.test.ts", "revokeOtherSessions"],
    "verify-email": ["tests/worker/password-and-email.test.ts", "sendVerificationEmail"],
    "verify-phone": ["tests/worker/phone-sign-in.test.ts", "sendPhoneVerification"],
  },
  "app/routes/account/keep-email.tsx": {
    "": ["tests/worker/set-email.test.ts", "keepEmail"],
  },
  "app/routes/account/signup.tsx": {
    "": ["tests/worker/sign-up.test.ts", "signUp"],
  },
  "app/routes/account/verify-email.tsx": {
    "": ["tests/worker/sign-up.test.ts", "verifyEmail"],
  },
  "app/routes/account/wishlist.tsx": {
    "create-list": ["tests/worker/wishlist-lists.test.ts", "create-list"],
    "delete-list": ["tests/worker/wishlist-lists.test.ts", "delete-list"],
    move: ["tests/worker/wishlist-lists.test.ts", "move"],
    "rename-list": ["tests/worker/wishlist-lists.test.ts", "rename-list"],
    "restore-list": ["tests/worker/wishlist-lists.test.ts", "restore-list"],
    "share-list": ["tests/worker/wishlist-lists.test.ts", "share-list"],
    "unshare-list": ["tests/worker/wishlist-lists.test.ts", "unshare-list"],
  },
  "app/routes/admin/bank-file.ts": {
    "": ["tests/worker/payouts.test.ts", "listBankFile"],
  },
  "app/routes/admin/coupon-new.tsx": {
    "": ["tests/worker/managed-coupons.test.ts", "createCoupon"],
  },
  "app/routes/admin/coupon.tsx": {
    "": ["tests/worker/managed-coupons.test.ts", "editCoupon"],
  },
  "app/routes/admin/coupons.tsx": {
    deactivate: ["tests/worker/managed-coupons.test.ts", "deactivateCoupon"],
    delete: ["tests/worker/managed-coupons.test.ts", "deleteCoupon"],
    reactivate: ["tests/worker/managed-coupons.test.ts", "reactivateCoupon"],
  },
  "app/routes/admin/departure-seats.tsx": {
    capacity: ["tests/worker/overselling.test.ts", "changeCapacity"],
    follow: ["tests/worker/overselling.test.ts", "changeCapacity"],
  },
  "app/routes/admin/jobs.tsx": {
    "retry-job": ["tests/worker/failed-jobs.test.ts", "retryJob"],
    "retry-refund": ["tests/worker/failed-jobs.test.ts", "retryRefund"],
  },
  "app/routes/admin/logs.tsx": {
    "": ["tests/worker/audit-verification.test.ts", "verifyLog"],
  },
  "app/routes/admin/messages.tsx": {
    handle: ["tests/worker/inbox.test.ts", "handleMessage"],
    reopen: ["tests/worker/inbox.test.ts", "handleMessage"],
    reply: ["tests/worker/inbox.test.ts", "replyToMessage"],
  },
  "app/routes/admin/not-found.tsx": {
    "": ["tests/site/refusals.test.ts", "no-such-page"],
  },
  "app/routes/admin/operator-bank.tsx": {
    transfer: ["tests/worker/operator-bank.test.ts", "recordTransfer"],
  },
  "app/routes/admin/outbox.tsx": {
    resend: ["tests/worker/failed-jobs.test.ts", "resendMail"],
  },
  "app/routes/admin/reported-thread.tsx": {
    handle: ["tests/worker/thread-reports.test.ts", "handleThreadReport"],
    message: ["tests/worker/admin-bookings.test.ts", "sendBookingMessage"],
  },
  "app/routes/admin/revenue-ledger.tsx": {
    "": ["tests/worker/revenue.test.ts", "enterOther"],
  },
  "app/routes/admin/revenue-tax.tsx": {
    record: ["tests/worker/payout-taxes.test.ts", "recordTaxPayment"],
    "take-back": ["tests/worker/payout-taxes.test.ts", "takeTaxPaymentBack"],
  },
  "app/routes/admin/review-photographs.tsx": {
    approve: ["tests/worker/review-photographs.test.ts", "moderatePhotograph"],
    reject: ["tests/worker/review-photographs.test.ts", "moderatePhotograph"],
  },
  "app/routes/admin/reviews.tsx": {
    dismiss: ["tests/worker/review-replies.test.ts", "dismissReviewReport"],
    hide: ["tests/worker/reviews.test.ts", "moderateReview"],
    publish: ["tests/worker/reviews.test.ts", "moderateReview"],
  },
  "app/routes/admin/subscribers.tsx": {
    remove: ["tests/worker/inbox.test.ts", "removeSubscriber"],
  },
  "app/routes/admin/thread-reports.tsx": {
    handle: ["tests/worker/thread-reports.test.ts", "handleThreadReport"],
  },
  "app/routes/admin/tour-edit.tsx": {
    "": ["tests/worker/admin-tours.test.ts", "editTour"],
  },
  "app/routes/admin/tour-new.tsx": {
    "": ["tests/worker/admin-tours.test.ts", "createTour"],
  },
  "app/routes/admin/tour-texts.tsx": {
    "": ["tests/worker/tour-drafts.test.ts", "answerChangedTexts"],
  },
  "app/routes/dev/sandbox-pay.tsx": {
    "": ["tests/e2e/booking.spec.ts", "openSandbox"],
  },
  "app/routes/operator/bank.tsx": {
    change: ["tests/worker/operator-bank.test.ts", "requestBankChange"],
    prove: ["tests/worker/operator-bank.test.ts", "enterTransferReference"],
    withdraw: ["tests/worker/operator-bank.test.ts", "withdrawBankChange"],
  },
  "app/routes/operator/check-in.tsx": {
    "check-in": ["tests/worker/check-in.test.ts", "recordCheckIns"],
    undo: ["tests/worker/check-in.test.ts", "undoCheckIn"],
  },
  "app/routes/operator/confirm-bank.tsx": {
    "": ["tests/worker/operator-bank.test.ts", "confirmBankChange"],
  },
  "app/routes/operator/departures-change.tsx": {
    "": ["tests/worker/change-days.test.ts", "changeDays"],
  },
  "app/routes/operator/documents.tsx": {
    remove: ["tests/worker/operator-profile.test.ts", "removeDocument"],
  },
  "app/routes/operator/logo.tsx": {
    "": ["tests/worker/operator-profile.test.ts", "changeLogo"],
  },
  "app/routes/operator/memberships.tsx": {
    leave: ["tests/worker/operator-members.test.ts", "leaveOperator"],
  },
  "app/routes/operator/not-found.tsx": {
    "": ["tests/site/refusals.test.ts", "no-such-page"],
  },
  "app/routes/operator/permits.tsx": {
    "": ["tests/worker/party.test.ts", "revealIdentities"],
  },
  "app/routes/operator/profile.tsx": {
    answer: ["tests/worker/operator-verification.test.ts", "answerDecision"],
  },
  "app/routes/operator/tour-create.tsx": {
    "": ["tests/worker/tour-drafts.test.ts", "startTour"],
  },
  "app/routes/operator/tour-import.tsx": {
    import: ["tests/worker/tour-files.test.ts", "importTour"],
  },
  "app/routes/operator/tour-wizard/basics.tsx": {
    "": ["tests/e2e/operator-journey.spec.ts", "Subtitle"],
  },
  "app/routes/operator/tour-wizard/draft.ts": {
    "": ["tests/worker/tour-drafts.test.ts", "saveTourDraft"],
  },
  "app/routes/operator/tour-wizard/facts.tsx": {
    "": ["tests/e2e/operator-journey.spec.ts", "Next: Practical facts"],
  },
  "app/routes/operator/tour-wizard/inclusions.tsx": {
    "": ["tests/e2e/operator-journey.spec.ts", "Next: Inclusions"],
  },
  "app/routes/operator/tour-wizard/itinerary.tsx": {
    "": ["tests/e2e/tour-editor.spec.ts", "Next: Itinerary"],
  },
  "app/routes/operator/tours.tsx": {
    duplicate: ["tests/worker/tour-sales.test.ts", "duplicateTour"],
  },
  "app/routes/site/booking-change.tsx": {
    accepted: ["tests/worker/repair.test.ts", "answerProposal"],
    declined: ["tests/worker/repair.test.ts", "answerProposal"],
  },
  "app/routes/site/booking-lookup.tsx": {
    "": ["tests/worker/booking-lookup.test.ts", "lookUpBooking"],
  },
  "app/routes/site/confirm-booking.tsx": {
    "": ["tests/worker/earned-seats.test.ts", "verifyBooking"],
  },
  "app/routes/site/contact.tsx": {
    "": ["tests/worker/messages.test.ts", "sendMessage"],
  },
  "app/routes/site/my-data-link.tsx": {
    erase: ["tests/worker/guest-data.test.ts", "eraseGuestData"],
  },
  "app/routes/site/my-data.tsx": {
    "": ["tests/worker/guest-data.test.ts", "requestDataLink"],
  },
  "app/routes/site/newsletter-link.tsx": {
    confirm: ["tests/worker/messages.test.ts", 'intent: "confirm"'],
    end: ["tests/worker/messages.test.ts", "List-Unsubscribe"],
  },
  "app/routes/site/newsletter.tsx": {
    "": ["tests/worker/messages.test.ts", "subscribe"],
  },
  "app/routes/site/pay.tsx": {
    "": ["tests/worker/payments.test.ts", "startPayment"],
  },
  "app/routes/site/trip-offer.tsx": {
    "": ["tests/worker/rescue.test.ts", "answerOffer"],
  },
  "app/routes/site/unsubscribe.tsx": {
    "": ["tests/worker/operator-notifications.test.ts", "unsubscribeByLink"],
  },
  "app/routes/site/waiting-entry.tsx": {
    confirm: ["tests/worker/waiting-list.test.ts", "confirmWaiting"],
    leave: ["tests/worker/waiting-list.test.ts", "leaveWaitingList"],
  },
  "app/routes/site/waiting-list.tsx": {
    "": ["tests/worker/waiting-list.test.ts", "joinWaitingList"],
  },
  "app/routes/office/preferences.ts": {
    "": ["tests/worker/saved-views.test.ts", "setOfficePreferences"],
  },
};
